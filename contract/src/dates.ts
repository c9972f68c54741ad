const pattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d))?$/;

const firstYear = 1970;
const lastYear = 2200;

export type DueDate =
  | { kind: 'day'; year: number; month: number; day: number }
  | { kind: 'instant'; at: Date };

/** A calendar day, or a date-time with its offset, of the years 1970 to 2200. */
export function parseDueDate(text: string): DueDate | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1 || day > daysInMonth)
    return undefined;
  if (match[4] === undefined) return { kind: 'day', year, month, day };
  return { kind: 'instant', at: new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')) };
}

/**
 * Whether something begins after it is due. Both are instants of the log, or both as a form of one person holds them: a
 * day, which lasts until its end, or a time of that person's zone.
 */
export const datesCross = (start: string | null | undefined, due: string | null | undefined): boolean =>
  Boolean(start && due && localTime(start) > localTime(due));

const localTime = (text: string): string =>
  text.includes('T') ? text.replace(/[+-]\d\d:?\d\d$/, '') : `${text}T23:59`;

export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('es', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** In the person's own time zone; weeks end on Sunday. What is done is never overdue. */
export const dueFilters = ['overdue', 'today', 'week', 'month'] as const;
export type DueFilter = (typeof dueFilters)[number];
