import { dayAfter } from '../day.ts';

/** Days (yyyy-MM-dd) on which nobody works, beside the weekends. */
export type Holidays = { has: (day: string) => boolean };

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

export const isWorkingDay = (day: string, holidays: Holidays): boolean =>
  !isWeekend(day) && !holidays.has(day);

/**
 * The working day so many working days later, or earlier where it is less than none. None leads to the day itself or,
 * where that is free, to the next working one.
 */
export function addWorkingDays(day: string, count: number, holidays: Holidays): string {
  if (count === 0) return isWorkingDay(day, holidays) ? day : addWorkingDays(day, 1, holidays);
  const step = Math.sign(count);
  let reached = day;
  for (let left = Math.abs(count); left > 0;) {
    reached = dayAfter(reached, step);
    if (isWorkingDay(reached, holidays)) left -= 1;
  }
  return reached;
}

/** How many working days come after the one, up to and with the other; less than none where that is earlier. */
export function workingDaysBetween(from: string, to: string, holidays: Holidays): number {
  if (to < from) return -workingDaysBetween(to, from, holidays);
  let count = 0;
  for (let day = from; day < to;) {
    day = dayAfter(day, 1);
    if (isWorkingDay(day, holidays)) count += 1;
  }
  return count;
}
