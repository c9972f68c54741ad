const typedDays = [
  /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{4}|\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/, // as computers write it, when pasted
];

/** 1/12/2026, 1/12/26, 01-12-2026 or 01122026 as 2026-12-01; nothing unless it is a whole day of the calendar. */
export function readDay(text: string): string | undefined {
  const parts = typedDays.map((pattern) => pattern.exec(text.trim())?.groups).find(Boolean);
  if (!parts) return undefined;
  const year = Number(parts['year']?.padStart(4, '20')); // of this century, where only its end is written
  const [month, day] = [Number(parts['month']), Number(parts['day'])];
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth) return undefined;
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

/** 2026-12-01 as 01/12/2026; what is no day stays as it is. */
export const writeDay = (day: string): string => (readDay(day) ? day.split('-').toReversed().join('/') : day);

/** 9:30, 9.30, 0930 or 930 as 09:30, and 18 as 18:00; nothing unless it is a time of the day. */
export function readTime(text: string): string | undefined {
  const match = /^(\d{1,2}?)(?:[:.h]?(\d\d))?h?$/i.exec(text.trim());
  if (!match) return undefined;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  return hours < 24 && minutes < 60 ? `${twoDigits(hours)}:${twoDigits(minutes)}` : undefined;
}

/** A day as the calendar holds it: a Date of the browser's own zone. */
export function dateOfDay(day: string): Date | undefined {
  const [year = 0, month = 0, date = 0] = readDay(day)?.split('-').map(Number) ?? [];
  return year ? new Date(year, month - 1, date) : undefined;
}

export const dayOfDate = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    twoDigits(date.getMonth() + 1),
    twoDigits(date.getDate()),
  ].join('-');

const twoDigits = (count: number): string => String(count).padStart(2, '0');
