import { dayLength } from './durations.ts';

/**
 * A date is what somebody meant by it: a calendar day, `2026-11-23`, which is the same for everybody, or an instant,
 * `2026-11-23T12:30:00.000Z`. What is today, and what is over, depends on whose zone it is asked for.
 */
export const isDay = (date: string): boolean => date.length === 10;

const minute = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow, using it is not: one per zone. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

/** What calendar and clock say there: yyyy-MM-dd, which sorts and compares as text, and HH:mm. */
export function wallClock(instant: string | number | Date, timeZone: string): { day: string; time: string } {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clockIn(timeZone).formatToParts(new Date(instant))) parts[type] = value;
  const { year = '', month, day, hour, minute: minutes } = parts;
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minutes}` };
}

/** The calendar day on which a date falls there; a day falls on itself. */
export const dayIn = (date: string | number | Date, timeZone: string): string =>
  typeof date === 'string' && isDay(date) ? date : wallClock(date, timeZone).day;

/** The calendar day so many days later, however long the days are on which clocks change. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** On which day somebody's weeks begin. */
export const weekStarts = ['monday', 'sunday'] as const;
export type WeekStart = (typeof weekStarts)[number];

/** The day that begins its week. */
export const firstOfWeek = (day: string, weekStart: WeekStart): string =>
  dayAfter(day, -((new Date(day).getUTCDay() + (weekStart === 'monday' ? 6 : 0)) % 7));

/** The day that ends its week. */
export const lastOfWeek = (day: string, weekStart: WeekStart): string =>
  dayAfter(firstOfWeek(day, weekStart), 6);

export function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The month of a day as a calendar shows it: with the weeks that it begins and ends in. */
export const weeksOfMonth = (day: string, weekStart: WeekStart): { from: string; to: string } => ({
  from: firstOfWeek(`${day.slice(0, 7)}-01`, weekStart),
  to: lastOfWeek(lastOfMonth(day), weekStart),
});

/** How far the clocks there are ahead of UTC. */
export function offsetAt(instant: number, timeZone: string): number {
  const { day, time } = wallClock(instant, timeZone);
  return Date.parse(`${day}T${time}Z`) - Math.floor(instant / minute) * minute;
}

/** The instant at which clocks there show that time (HH:mm, or with seconds) of that day. */
export function instantAt(day: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}Z`);
  // Near a change of clocks the offset at the guess is not yet the one at the real instant.
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}

/**
 * The first instant of the day there. Where clocks change at midnight that is not always 00:00, and 00:00 may come
 * twice: of the offsets around it, the one counts by which the day begins first.
 */
function beginningOf(day: string, timeZone: string): number {
  const midnight = Date.parse(day);
  const guesses = [midnight - dayLength, midnight + dayLength].map((at) => midnight - offsetAt(at, timeZone));
  return Math.min(...guesses.filter((guess) => wallClock(guess, timeZone).day >= day));
}

/** What was made of a day and a zone is known the next time: a list asks for the same few with each of its tasks. */
function remembering(make: (day: string, timeZone: string) => number) {
  const known = new Map<string, number>();
  return (day: string, timeZone: string): number => {
    const key = `${day} ${timeZone}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= 10_000) known.clear();
    const made = make(day, timeZone);
    known.set(key, made);
    return made;
  };
}

const firstInstant = /* @__PURE__ */ remembering(beginningOf);
const lastInstant = /* @__PURE__ */ remembering(
  (day, timeZone) => firstInstant(dayAfter(day, 1), timeZone) - 1,
);

export const startOfDay = (day: string, timeZone: string): Date => new Date(firstInstant(day, timeZone));

/** Its last millisecond. */
export const endOfDay = (day: string, timeZone: string): Date => new Date(lastInstant(day, timeZone));

/** A day is over when the next one has begun there. */
export const isOver = (date: string, timeZone: string, now: Date): boolean =>
  isDay(date) ? date < dayIn(now, timeZone) : Date.parse(date) < now.getTime();

/** Whether the one comes after the other: a day holds all of its instants, so it is neither before nor after those. */
export function isAfter(date: string, other: string, timeZone: string): boolean {
  if (!isDay(date) && !isDay(other)) return Date.parse(date) > Date.parse(other);
  return dayIn(date, timeZone) > dayIn(other, timeZone);
}
