import { dayAfter } from '@cuadrilla/contract/kernel/day';

/** A place in the calendar; where it shows hours, the minute of the day, and null where it shows what has none. */
export interface DayPlace {
  day: string;
  minutes?: number | null | undefined;
}

/** What a row of days says of itself: days lie in it side by side, all as wide. */
export const rowOfDays = (first: string, count: number) => ({ 'data-first-day': first, 'data-days': count });

/** What a row says besides, in which one hour lies below the other. */
export const rowOfHours = ({ first, last }: { first: number; last: number }) => ({
  'data-hours-from': first,
  'data-hours-to': last,
});
export const withoutHours = { 'data-without-hours': true };

/** By its place alone: what lies above a day, as a bar of several, belongs to none of them. */
export function placeAt(x: number, y: number): DayPlace | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-first-day]');
  if (!row) return undefined;
  const { left, top, width, height } = row.getBoundingClientRect();
  const { firstDay = '', days, hoursFrom, hoursTo, withoutHours: isAbove } = row.dataset;
  const count = Number(days);
  const column = Math.floor(((x - left) / width) * count);
  const day = dayAfter(firstDay, Math.min(Math.max(column, 0), count - 1));
  if (hoursFrom === undefined) return { day, minutes: isAbove === undefined ? undefined : null };
  const first = Number(hoursFrom);
  return { day, minutes: first + ((y - top) / height) * (Number(hoursTo) - first) };
}

export const dayAt = (x: number, y: number): string | undefined => placeAt(x, y)?.day;
