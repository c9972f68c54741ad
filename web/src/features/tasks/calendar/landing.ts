import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { dayAfter, isDay, wallClock } from '@cuadrilla/contract/kernel/day';
import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import { joinDate } from '../data/due-date.ts';
import { hoursOf, minutesOf, timeOf, toQuarter } from './day-hours.ts';
import { daysBetween, type Span, spanOf } from '../data/task-span.ts';

/** What of a task is in hand: all of it, or its end. */
export type Part = 'whole' | 'end';

interface Hold {
  part: Part;
  /** The day at which it was taken. */
  from: string;
}

/** Where it would be if what is held on one day came to another. What has no date comes to that day. */
export function landingOf(span: Span | undefined, { part, from }: Hold, to: string): Span {
  if (!span) return { first: to, last: to };
  if (part === 'end') return { first: span.first, last: to < span.first ? span.first : to };
  const days = daysBetween(from, to);
  return { first: dayAfter(span.first, days), last: dayAfter(span.last, days) };
}

interface NewDates {
  startDate?: string;
  dueDate?: string;
}

interface HeldByHour {
  part: Part;
  /** The minute of the day at which it was taken. */
  fromMinutes: number | undefined;
}

/** The hour at which it would begin if it came to that minute of a day. Bars have none. */
export function landingTime(
  task: CalendarTask,
  { part, fromMinutes }: HeldByHour,
  minutes: number | null | undefined,
  timeZone: string,
): string | null | undefined {
  const span = spanOf(task, timeZone);
  if (minutes === undefined || part === 'end' || (span && span.first !== span.last)) return undefined;
  const hours = span && hoursOf(task, timeZone);
  if (minutes === null) return hours ? null : undefined;
  const begins = hours && fromMinutes !== undefined ? hours.from + minutes - fromMinutes : minutes;
  return timeOf(toQuarter(begins, hours?.length));
}

/** Its hours move together; where it has none, it is due at that hour, or begins at it, if it is never due. */
function datesWithTime(
  task: CalendarTask,
  { first, last }: Span,
  time: string | null,
  timeZone: string,
): NewDates {
  const [start, due] = [meantDate(task, 'startDate'), meantDate(task, 'dueDate')];
  const hours = hoursOf(task, timeZone);
  const isOnlyBegun = due === null && start !== null;
  const at = (day: string, date: string | null, takesIt: boolean): string => {
    if (time === null) return day;
    if (!hours) return takesIt ? joinDate(day, time, timeZone) : day;
    if (date === null || isDay(date)) return day;
    const minutes = minutesOf(wallClock(date, timeZone).time) + minutesOf(time) - hours.from;
    return joinDate(day, timeOf(minutes), timeZone);
  };
  return {
    ...(start !== null && { startDate: at(first, start, isOnlyBegun) }),
    ...(!isOnlyBegun && { dueDate: at(last, due, true) }),
  };
}

/** What has to be said to the server for that: the day changes, a time stays unless the landing has another. */
export function datesFor(task: CalendarTask, part: Part, landing: Span, timeZone: string): NewDates {
  if (part === 'whole' && landing.time !== undefined)
    return datesWithTime(task, landing, landing.time, timeZone);
  const start = meantDate(task, 'startDate');
  const due = meantDate(task, 'dueDate');
  const at = (day: string, date: string | null) =>
    date === null || isDay(date) ? day : joinDate(day, wallClock(date, timeZone).time, timeZone);
  if (part === 'end') {
    const isLonger = start === null && landing.first < landing.last;
    return { ...(isLonger && { startDate: landing.first }), dueDate: at(landing.last, due) };
  }
  return {
    ...(start !== null && { startDate: at(landing.first, start) }),
    ...((due !== null || start === null) && { dueDate: at(landing.last, due) }),
  };
}
