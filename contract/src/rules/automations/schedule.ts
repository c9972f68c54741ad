import { dayLength } from '../../kernel/durations.ts';
import { dayAfter, dayIn, firstOfWeek, instantAt, lastOfMonth } from '../../kernel/day.ts';
import { frequencies, weekdays } from './triggers.ts';

interface Recurrence {
  frequency: (typeof frequencies)[number];
  interval: number;
  weekdays: readonly string[];
  /** -1 for the last. */
  monthDay: number | undefined;
}

export function parseRecurrence(rrule: string): Recurrence {
  const parts = new Map(rrule.split(';').map((each) => each.split('=', 2) as [string, string]));
  const monthDay = parts.get('BYMONTHDAY');
  return {
    frequency: frequencies.find((each) => each === parts.get('FREQ')) ?? 'DAILY',
    interval: Number(parts.get('INTERVAL') ?? 1),
    weekdays: parts.get('BYDAY')?.split(',') ?? [],
    monthDay: monthDay === undefined ? undefined : Number(monthDay),
  };
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength;
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const weekdayOf = (day: string): string => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? '';

/** Whether the recurrence that began on one day falls on another. */
export function fallsOn(rrule: string, begun: string, day: string): boolean {
  const { frequency, interval, weekdays: chosen, monthDay } = parseRecurrence(rrule);
  if (day < begun) return false;
  const isChosen = chosen.length === 0 || chosen.includes(weekdayOf(day));
  if (frequency === 'DAILY') return isChosen && daysBetween(begun, day) % interval === 0;
  if (frequency === 'WEEKLY') {
    const weeks = daysBetween(firstOfWeek(begun, 'monday'), firstOfWeek(day, 'monday')) / 7;
    return weeks % interval === 0 && (chosen.length > 0 ? isChosen : weekdayOf(day) === weekdayOf(begun));
  }
  const wanted = monthDay === -1 ? lastOfMonth(day) : undefined;
  const isDay = wanted ? day === wanted : Number(day.slice(8)) === (monthDay ?? Number(begun.slice(8)));
  return isDay && isChosen && (monthOf(day) - monthOf(begun)) % interval === 0;
}

/** Longer than any interval that can be said, times the longest month that has no such day. */
const furthest = 366 * 9;

/** The first moment after one, where there is any: at that time of the day in that zone, however clocks change. */
export function nextOccurrence(
  { rrule, time }: { rrule: string; time: string },
  { begun, after, timeZone }: { begun: string; after: Date; timeZone: string },
): Date | undefined {
  const first = dayIn(after, timeZone);
  for (let index = 0; index <= furthest; index += 1) {
    const day = dayAfter(first, index);
    if (!fallsOn(rrule, begun, day)) continue;
    const at = instantAt(day, time, timeZone);
    if (at > after.getTime()) return new Date(at);
  }
  return undefined;
}
