import { dayAfter } from '@cuadrilla/contract/day';

/** What a row of days says of itself: days lie in it side by side, all as wide. */
export const rowOfDays = (first: string, count: number) => ({ 'data-first-day': first, 'data-days': count });

/** By its place alone: what lies above a day, as a bar of several, belongs to none of them. */
export function dayAt(x: number, y: number): string | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-first-day]');
  if (!row) return undefined;
  const { left, width } = row.getBoundingClientRect();
  const count = Number(row.dataset['days']);
  const column = Math.floor(((x - left) / width) * count);
  return dayAfter(row.dataset['firstDay'] ?? '', Math.min(Math.max(column, 0), count - 1));
}
