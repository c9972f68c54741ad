import * as z from 'zod/mini';
import { endOfDay, isDay } from '../kernel/day.ts';
import { loggedShape, partsOf, taskFields, type TaskFields, type TaskFieldTable } from './task-fields.ts';

const days = /* @__PURE__ */ partsOf('day');
export type DateName = keyof typeof days;
export const dateNames = /* @__PURE__ */ Object.keys(days) as DateName[];
type DateFields = { [Name in DateName as TaskFieldTable[Name]['as']]: string | null };
type Days = { [Name in DateName as TaskFieldTable[Name]['day']]: string | null };
export type AnsweredDates = DateFields & Days;

const wholeDay = z.nullable(z.string());
/** Answers say of each date an instant, which for a day is its end where the reader is, and beside it the day. */
export const answeredShape = { ...loggedShape, start_day: wholeDay, due_day: wholeDay } satisfies Record<
  keyof Days,
  unknown
>;
export type AnsweredFields = TaskFields & Days;

/** The dates that are said of a task, as answers say them to somebody in that zone. */
export function answeredDates<Said extends Partial<DateFields>>(said: Said, timeZone: string) {
  const answer: Partial<AnsweredDates> = {};
  for (const name of dateNames) {
    const { as, day } = taskFields[name];
    const date = said[as];
    if (date === undefined) continue;
    const isWhole = date !== null && isDay(date);
    answer[as] = isWhole ? endOfDay(date, timeZone).toISOString() : date;
    answer[day] = isWhole ? date : null;
  }
  return answer as Said extends DateFields ? AnsweredDates : Partial<AnsweredDates>;
}

/** What was meant by the dates of an answer. */
export const meantDate = (task: AnsweredDates, name: DateName): string | null =>
  task[days[name]] ?? task[taskFields[name].as];
