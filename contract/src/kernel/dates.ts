import { isDay } from './day.ts';

const pattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d))?$/;

/** Dates are of these years. */
export const firstYear = 1970;
export const lastYear = 2200;

/** A calendar day as it is, or a date-time with its offset as the instant in UTC; of the years 1970 to 2200. */
export function parseDate(text: string): string | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1 || day > daysInMonth)
    return undefined;
  if (match[4] === undefined) return text;
  return new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')).toISOString();
}

/**
 * Whether something begins after it is due, as a form of one person holds them: a day, or a time of that person's zone. A
 * day holds all of its times.
 */
export const datesCross = (start: string | null | undefined, due: string | null | undefined): boolean => {
  if (!start || !due) return false;
  if (!isDay(start) && !isDay(due)) return Date.parse(start) > Date.parse(due);
  return start.slice(0, 10) > due.slice(0, 10);
};

/** By its name: an offset would not follow the changes of clocks, and means its opposite to the database. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Intl.DateTimeFormat('es', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** In the time zone of who asks; weeks end on Sunday. What is done is never overdue. */
export const dueFilters = ['overdue', 'today', 'week', 'month'] as const;
export type DueFilter = (typeof dueFilters)[number];
