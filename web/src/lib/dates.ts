import { dateTexts } from './dates.texts.ts';

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow, using it is not: one per zone. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('es', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}

function partsOf(instant: string | Date, timeZone: string) {
  const parts = formatterFor(timeZone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: part('day'),
    month: part('month'),
    year: part('year').padStart(4, '0'),
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** dd-MM-yyyy */
export function formatDay(instant: string | Date, timeZone: string): string {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${day}-${month}-${year}`;
}

/** dd/MM/yyyy HH:mm */
export function formatMoment(instant: string | Date, timeZone: string): string {
  const { day, month, year, time } = partsOf(instant, timeZone);
  return `${day}/${month}/${year} ${time}`;
}

/** HH:mm */
export const formatTime = (instant: string | Date, timeZone: string): string =>
  partsOf(instant, timeZone).time;

/** yyyy-MM-dd: sorts and compares as text, and is what date inputs speak. */
export function calendarDay(instant: string | Date, timeZone: string): string {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${year}-${month}-${day}`;
}

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

/** The calendar day so many days later, however long the days are on which clocks change. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

const elapsedSince = (instant: string, now: Date): number => now.getTime() - new Date(instant).getTime();

function inWords(elapsed: number): string {
  if (elapsed < minute) return dateTexts.justNow;
  if (elapsed < hour) return dateTexts.minutesAgo(Math.floor(elapsed / minute));
  return dateTexts.hoursAgo(Math.floor(elapsed / hour));
}

/** «hace 4 minutos», «hace 23 horas»; what is a day old or older is not said in words. */
export function formatWithinDay(instant: string, now: Date): string | undefined {
  const elapsed = elapsedSince(instant, now);
  return elapsed < dayLength ? inWords(elapsed) : undefined;
}

/** «hace 4 minutos», «ayer a las 18:20», «el 09-10-2026» */
export function formatAgo(instant: string, timeZone: string, now: Date): string {
  const elapsed = elapsedSince(instant, now);
  const [day, today] = [calendarDay(instant, timeZone), calendarDay(now, timeZone)];
  if (elapsed < hour || day === today) return inWords(elapsed);
  if (day === dayAfter(today, -1)) return dateTexts.yesterdayAt(formatTime(instant, timeZone));
  return dateTexts.on(formatDay(instant, timeZone));
}
