import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { fold } from '@cuadrilla/contract/kernel/fold';

/** What comes first where a date is all numbers. */
export type DateOrder = 'day' | 'month';

const months = [
  ['ene', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dic', 'dec'],
];

const monthOf = (name: string): number =>
  months.findIndex((beginnings) => beginnings.some((beginning) => fold(name).startsWith(beginning))) + 1;

/** The day that a cell means, or null where it means none. */
export function readDay(text: string, order: DateOrder): string | null {
  const cell = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(cell);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(cell);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])];
    const [day, month] = order === 'day' ? [first, second] : [second, first];
    return dayOf(yearOf(numbers[3] ?? ''), month, day);
  }
  const dayFirst =
    /^(\d{1,2})[\s\-/.]+(?:de\s+)?(\p{L}{3,})\.?[\s\-/.,]+(?:de\s+|del\s+)?(\d{4}|\d{2})(?!\d)/u.exec(cell);
  if (dayFirst) return dayOf(yearOf(dayFirst[3] ?? ''), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1]));
  const monthFirst = /^(\p{L}{3,})\.?\s+(\d{1,2}),?\s+(\d{4})(?!\d)/u.exec(cell);
  if (monthFirst) return dayOf(Number(monthFirst[3]), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]));
  return null;
}

/** The instant that a cell means, or its day where it says no more. */
export const readMoment = (text: string, order: DateOrder): string | undefined =>
  parseDate(text.trim()) ?? readDay(text, order) ?? undefined;

const yearOf = (text: string): number => (text.length === 2 ? 2_000 + Number(text) : Number(text));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** There is no 31st of February, and nobody means the year 3. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1970 && year <= 2199 ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : null;
}

/** Days come first here; where some cell says otherwise and none says so, months do. */
export function orderOf(cells: readonly string[]): DateOrder {
  const pairs = cells.flatMap((cell) => {
    const found = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d/.exec(cell);
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const isMonthFirst = pairs.some(([, second]) => second > 12) && !pairs.some(([first]) => first > 12);
  return isMonthFirst ? 'month' : 'day';
}
