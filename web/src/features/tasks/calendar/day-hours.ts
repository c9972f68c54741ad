import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { isDay, wallClock } from '@cuadrilla/contract/kernel/day';
import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';

/** Where in a day something is, in minutes. */
export interface Hours {
  from: number;
  length: number;
}

const wholeDay = 24 * 60;
/** What is dragged lands on quarters of an hour. */
const quarter = 15;
/** So long a task looks as if it took, or its title could not be read. */
const shortest = 45;
/** The hours that are shown where no task is earlier or later. */
const workday = { first: 7 * 60, last: 20 * 60 };

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export function timeOf(minutes: number): string {
  const within = Math.min(Math.max(minutes, 0), wholeDay - 1);
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The nearest quarter of an hour from which what is so long still ends on that day. */
export function toQuarter(minutes: number, length = 0): number {
  const latest = Math.floor((wholeDay - 1 - length) / quarter) * quarter;
  return Math.min(Math.max(Math.round(minutes / quarter) * quarter, 0), latest);
}

/** Of a task of one day: its hour, or from the one at which it begins to the one at which it is due. */
export function hoursOf(task: CalendarTask, timeZone: string): Hours | undefined {
  const clock = (date: string | null) =>
    date === null || isDay(date) ? undefined : minutesOf(wallClock(date, timeZone).time);
  const [start, due] = [clock(meantDate(task, 'startDate')), clock(meantDate(task, 'dueDate'))];
  if (start !== undefined && due !== undefined)
    return { from: Math.min(start, due), length: Math.abs(due - start) };
  const only = due ?? start;
  return only === undefined ? undefined : { from: only, length: 0 };
}

/** The whole hours that are shown. */
export function shownHours(all: readonly Hours[], isWhole: boolean): { first: number; last: number } {
  if (isWhole) return { first: 0, last: wholeDay };
  const first = Math.min(workday.first, ...all.map(({ from }) => Math.floor(from / 60) * 60));
  const last = Math.max(workday.last, ...all.map((hours) => Math.ceil(endOf(hours) / 60) * 60));
  return { first, last: Math.min(last, wholeDay) };
}

const endOf = ({ from, length }: Hours): number => from + Math.max(length, shortest);

export type LaidOut<Each> = Each & { lane: number; lanes: number };

/** Side by side where they are at the same time. */
export function laidOut<Each extends Hours>(all: readonly Each[]): LaidOut<Each>[] {
  const groups: { each: Each; lane: number }[][] = [];
  let [ends, groupEnd]: [number[], number] = [[], 0];
  for (const each of all.toSorted((one, other) => one.from - other.from || other.length - one.length)) {
    if (each.from >= groupEnd) {
      groups.push([]);
      ends = [];
    }
    const free = ends.findIndex((end) => end <= each.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = endOf(each);
    groupEnd = Math.max(...ends);
    groups.at(-1)?.push({ each, lane });
  }
  return groups.flatMap((group) => {
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    return group.map(({ each, lane }) => ({ ...each, lane, lanes }));
  });
}

/** How high it is drawn, in minutes. */
export const heightOf = ({ length }: Hours): number => Math.max(length, shortest);
