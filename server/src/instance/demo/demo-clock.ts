import { hourLength } from '@cuadrilla/contract/kernel/durations';

const day = 24 * hourLength;
const office = { opens: 11 * hourLength, closes: 19.5 * hourLength };

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourLength);

/** So many working days before now, at an hour at which people work. */
export function workingDaysBefore(now: Date, days: number): Date {
  let left = days * (office.closes - office.opens);
  for (let midnight = startOfDay(now); ; midnight -= day) {
    const opened = midnight + office.opens;
    const closed = Math.min(midnight + office.closes, now.getTime());
    const worked = isWeekend(midnight) ? 0 : Math.max(0, closed - opened);
    if (worked > 0 && left <= worked) return new Date(Math.floor(closed - left));
    left -= worked;
  }
}

/** The calendar day so many days from another, moved further off when it falls on a weekend. */
export function dayFrom(base: Date, days: number): string {
  const at = base.getTime() + days * day;
  if (days !== 0 && isWeekend(at)) return dayFrom(base, days + Math.sign(days));
  return new Date(at).toISOString().slice(0, 10);
}

const startOfDay = (at: Date): number => Math.floor(at.getTime() / day) * day;
const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay());
