import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { type AnsweredDates, meantDate } from '@cuadrilla/contract/tasks/answered-dates';

/** The days that something takes, both counted. */
export interface Span {
  first: string;
  last: string;
  /** At which it begins there; null takes its hours from it, and without it they stay. */
  time?: string | null;
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** From its start to its due date by the reader's calendar; with one date that day; with none, nothing. */
export function spanOf(task: AnsweredDates, timeZone: string): Span | undefined {
  const start = meantDate(task, 'startDate');
  const due = meantDate(task, 'dueDate');
  const last = due ?? start;
  if (last === null) return undefined;
  const [first, end] = [start ?? last, last].map((date) => dayIn(date, timeZone)) as [string, string];
  // Somebody elsewhere may have meant a day that is over here before its start begins.
  return { first: first < end ? first : end, last: end };
}

export const touches = ({ first, last }: Span, from: string, to: string): boolean =>
  first <= to && last >= from;
