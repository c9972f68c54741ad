import { isTimeZone, parseDate } from '@cuadrilla/contract/kernel/dates';
import { dayAfter, instantAt, isDay } from '@cuadrilla/contract/kernel/day';
import type ICAL from 'ical.js';

/**
 * A day or an instant, as tasks have them. A zone counts by its name or, where that is the file's own invention, as the
 * file tells of it; a time without a zone is meant where the person is.
 */
export function dateOf(property: ICAL.Property | null, timeZone: string): string | undefined {
  const time = property?.getFirstValue() as ICAL.Time | null | undefined;
  if (!property || !time) return undefined;
  const [day = '', clock] = time.toString().replace('Z', '').split('T');
  if (clock === undefined) return parseDate(day);
  const tzid = String(property.getParameter('tzid') ?? '').replace(/^\//, '');
  if (time.zone?.tzid === 'UTC') return at(instantAt(day, clock, 'UTC'));
  if (commonZones.has(tzid) || isTimeZone(tzid)) return at(instantAt(day, clock, tzid));
  if (time.zone?.component && isPlainZone(time.zone.component)) {
    beginLate(time.zone.component);
    return at(time.toUnixTime() * 1_000);
  }
  return at(instantAt(day, clock, timeZone));
}

const at = (instant: number): string | undefined => parseDate(new Date(instant).toISOString());

/** Asking whether a name is a zone's takes long, and a calendar asks for each of its times. */
const commonZones: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

/** No task has a date of before 1970: what the clocks of a zone did centuries ago need not be followed year by year. */
function beginLate(zone: ICAL.Component): void {
  for (const observance of observancesOf(zone)) {
    const begins = observance.getFirstPropertyValue('dtstart') as ICAL.Time | null;
    if (begins && begins.year < earliest && observance.hasProperty('rrule')) begins.year = earliest;
  }
}

const earliest = 1969;

const observancesOf = (zone: ICAL.Component): ICAL.Component[] => [
  ...zone.getAllSubcomponents('standard'),
  ...zone.getAllSubcomponents('daylight'),
];

const plainParts = new Set(['freq', 'interval', 'bymonth', 'byday', 'bymonthday', 'until']);
const mostObservances = 50;
/** As many days as there are in the week in which clocks change: some name each of them. */
const mostOfPart = 8;

/** Rules are followed year by year: one that asks for every second would keep the server busy for ever. */
function isPlainZone(zone: ICAL.Component): boolean {
  const observances = observancesOf(zone);
  const rules = observances.flatMap((each) => each.getAllProperties('rrule').map((rule) => rule.jCal[3]));
  return (
    observances.length <= mostObservances &&
    rules.every(
      (rule: Record<string, unknown>) =>
        rule['freq'] === 'YEARLY' &&
        Object.entries(rule).every(
          ([part, values]) => plainParts.has(part) && (!Array.isArray(values) || values.length <= mostOfPart),
        ),
    )
  );
}

/** When something that lasts so long ends; the end of a day is the day after. */
export function dateAfter(date: string, duration: ICAL.Duration): string {
  if (isDay(date)) return dayAfter(date, Math.max(1, duration.weeks * 7 + duration.days));
  return new Date(Date.parse(date) + duration.toSeconds() * 1_000).toISOString();
}
