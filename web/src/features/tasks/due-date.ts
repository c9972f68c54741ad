import { parseDueDate } from '@cuadrilla/contract/dates';
import { calendarDay, formatTime } from '../../lib/dates.ts';

/** What the server makes of a plain date. */
const endOfDay = '23:59';

/** A due date as forms hold it: `2026-10-14`, or with a time `2026-10-14T09:30-03:00`. */
export function dueDateOf(instant: string, timeZone: string): string {
  const time = formatTime(instant, timeZone);
  return joinDueDate(calendarDay(instant, timeZone), time === endOfDay ? '' : time, timeZone);
}

export const splitDueDate = (dueDate: string): { day: string; time: string } => ({
  day: dueDate.slice(0, 10),
  time: dueDate.slice(11, 16),
});

/** Without a time it stays a plain date: the server knows the person's zone. */
export const joinDueDate = (day: string, time: string, timeZone: string): string =>
  day && time ? `${day}T${time}${offsetAt(day, time, timeZone)}` : day;

/** The instant that a form's due date stands for. */
export function dueInstant(dueDate: string, timeZone: string): Date {
  const { day, time } = splitDueDate(dueDate);
  return new Date(joinDueDate(day, time || endOfDay, timeZone));
}

/** With the hour by which clocks are put back. What is further off is not today, whatever the zone: asking it is slow. */
const longestDay = 25 * 60 * 60 * 1_000;

export type DueState = 'overdue' | 'today' | 'later';

/** What is done is never overdue, nor for today. */
export function dueStateOf(due: string, done: boolean, timeZone: string, now: Date): DueState {
  if (done) return 'later';
  const ahead = Date.parse(due) - now.getTime();
  if (ahead < 0) return 'overdue';
  if (ahead > longestDay) return 'later';
  return calendarDay(due, timeZone) === calendarDay(now, timeZone) ? 'today' : 'later';
}

/** The zone's offset at that time of that day, as `-03:00`; what is no time has none, and stays none. */
function offsetAt(day: string, time: string, timeZone: string): string {
  const asUtc = new Date(`${day}T${time}Z`);
  if (!parseDueDate(`${day}T${time}Z`)) return 'Z';
  // Near a change of clocks the offset at the guess is not yet the one at the real instant.
  const guess = new Date(`${day}T${time}${offsetOf(asUtc, timeZone)}`);
  return offsetOf(guess, timeZone);
}

function offsetOf(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3) || '+00:00';
}
