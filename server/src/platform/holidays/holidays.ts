import { hourLength } from '@cuadrilla/contract/kernel/durations';
import { dayAfter } from '@cuadrilla/contract/kernel/day';
import type { Country, HolidayPlace } from '@cuadrilla/contract/kernel/holidays/countries';
import type { Holiday } from '@cuadrilla/contract/kernel/holidays/holidays';
import named from './spanish-names.json';

/** What the data says in English, or not as it is written. */
const spanishNames: Readonly<Record<string, string>> = named;

const known = new Map<string, Promise<Holiday[]>>();
const mostKnown = 1_000;

/** Whole days on which a country or a region rests, in order. A year is worked out once. */
export async function listHolidays(place: HolidayPlace, from: string, to: string): Promise<Holiday[]> {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => yearOf(place, first + index));
  return (await Promise.all(years)).flat().filter(({ day }) => day >= from && day <= to);
}

/** On which somebody does not work, beside the weekends; where no country is known, none. */
export async function freeDaysOf(
  { country, region }: { country: Country | null; region: string | null },
  from: string,
  to: string,
): Promise<ReadonlySet<string>> {
  const days = country === null ? [] : await listHolidays({ country, region }, from, to);
  return new Set(days.map(({ day }) => day));
}

function yearOf(place: HolidayPlace, year: number): Promise<Holiday[]> {
  const key = `${place.country} ${place.region} ${year}`;
  const holidays = known.get(key) ?? workOut(place, year);
  if (known.size >= mostKnown) known.clear();
  known.set(key, holidays);
  return holidays;
}

async function workOut({ country, region }: HolidayPlace, year: number): Promise<Holiday[]> {
  // A quarter of a second and 25 MB, for whoever has chosen a country: not at the start of every server.
  const { default: Calendar } = await import('date-holidays');
  const calendar = new Calendar(country, region ?? '', { languages: ['es'], types: ['public'] });
  const days = new Map<string, string[]>();
  for (const { date, start, end, name } of calendar.getHolidays(year)) {
    const hours = (end.getTime() - start.getTime()) / hourLength;
    // A day on which clocks change has another length; half days are worked on.
    const length = Math.floor((hours + 2) / 24);
    for (let index = 0; index < length; index += 1) {
      const day = dayAfter(date.slice(0, 10), index);
      days.set(day, [...(days.get(day) ?? []), inSpanish(name)]);
    }
  }
  return Array.from(days, ([day, names]) => ({ day, name: [...new Set(names)].join(', ') })).toSorted(
    (one, other) => (one.day < other.day ? -1 : 1),
  );
}

/** Some names are kept in English only. A substitute says so behind its name. */
function inSpanish(name: string): string {
  const [, title = name, rest = ''] = /^(.*?)( \(.*\))?$/.exec(name) ?? [];
  return `${spanishNames[title] ?? title}${rest}`;
}
