import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { dayIn, instantAt, isDay, isOver, wallClock } from '@cuadrilla/contract/kernel/day';

/** A date as forms hold it: `2026-10-14`, or with a time `2026-10-14T09:30-03:00`. */
export function formDate(date: string, timeZone: string): string {
  if (isDay(date)) return date;
  const { day, time } = wallClock(date, timeZone);
  return joinDate(day, time, timeZone);
}

export const splitDate = (date: string): { day: string; time: string } => ({
  day: date.slice(0, 10),
  time: date.slice(11, 16),
});

/** Without a time it is a day, the same for everybody. */
export const joinDate = (day: string, time: string, timeZone: string): string =>
  day && time ? `${day}T${time}${offsetText(day, time, timeZone)}` : day;

/** The zone's offset at that time of that day, as `-03:00`; what is no time has none, and stays none. */
function offsetText(day: string, time: string, timeZone: string): string {
  const wall = parseDate(`${day}T${time}Z`);
  if (!wall) return 'Z';
  const minutes = (Date.parse(wall) - instantAt(day, time, timeZone)) / 60_000;
  const parts = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return (minutes < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Further off than this it is the same in all zones: asking them is slow. */
const near = 3 * dayLength;

export type DueState = 'overdue' | 'today' | 'later';

interface Zones {
  /** Of who reads it. */
  own: string;
  /** Of who is to do it: a day is over when it is over for them. */
  assignee?: string | undefined;
}

/** What is done is never overdue, nor for today. */
export function dueStateOf(due: string, done: boolean, { own, assignee = own }: Zones, now: Date): DueState {
  if (done) return 'later';
  const ahead = Date.parse(due) - now.getTime();
  if (Math.abs(ahead) > near) return ahead < 0 ? 'overdue' : 'later';
  if (isOver(due, assignee, now)) return 'overdue';
  return dayIn(due, own) === dayIn(now, own) ? 'today' : 'later';
}
