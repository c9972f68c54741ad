import { dayAfter, dayIn, isDay, wallClock } from '@cuadrilla/contract/kernel/day';
import { timeAgoTexts } from './time-ago.texts.ts';

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 2026-12-01 as 01/12/2026 */
const turned = (day: string, separator: string): string => day.split('-').toReversed().join(separator);

/** dd-MM-yyyy, of a day or of an instant. */
export const formatDay = (date: string | Date, timeZone: string): string =>
  turned(dayIn(date, timeZone), '-');

/** dd/MM/yyyy HH:mm */
export function formatMoment(instant: string | Date, timeZone: string): string {
  const { day, time } = wallClock(instant, timeZone);
  return `${turned(day, '/')} ${time}`;
}

/** dd/MM/yyyy, with HH:mm only where there is a time. */
export const formatDate = (date: string, timeZone: string): string =>
  isDay(date) ? turned(date, '/') : formatMoment(date, timeZone);

/** HH:mm */
export const formatTime = (instant: string | Date, timeZone: string): string =>
  wallClock(instant, timeZone).time;

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

const elapsedSince = (instant: string, now: Date): number => now.getTime() - new Date(instant).getTime();

function inWords(elapsed: number): string {
  if (elapsed < minute) return timeAgoTexts.justNow;
  if (elapsed < hour) return timeAgoTexts.minutesAgo(Math.floor(elapsed / minute));
  return timeAgoTexts.hoursAgo(Math.floor(elapsed / hour));
}

/** «hace 4 minutos», «hace 23 horas»; what is a day old or older is not said in words. */
export function formatWithinDay(instant: string, now: Date): string | undefined {
  const elapsed = elapsedSince(instant, now);
  return elapsed < dayLength ? inWords(elapsed) : undefined;
}

/** «hace 4 minutos», «ayer a las 18:20», «el 09-10-2026» */
export function formatAgo(instant: string, timeZone: string, now: Date): string {
  const elapsed = elapsedSince(instant, now);
  const [day, today] = [dayIn(instant, timeZone), dayIn(now, timeZone)];
  if (elapsed < hour || day === today) return inWords(elapsed);
  if (day === dayAfter(today, -1)) return timeAgoTexts.yesterdayAt(formatTime(instant, timeZone));
  return timeAgoTexts.on(formatDay(instant, timeZone));
}
