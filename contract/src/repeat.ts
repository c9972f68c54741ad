import { dayAfter, dayIn, instantAt, isDay, lastOfMonth, wallClock } from './day.ts';

/**
 * How a task repeats: an ISO 8601 duration of one unit (`P1D`, `P2W`, `P1M`, `P1Y`), or `weekdays`, from Monday to
 * Friday. Behind months and years may stand the day that is meant where a month is too short for it: on 28th February
 * `P1M-31` goes on to 31st March.
 */
const pattern = /^(?:weekdays|P[1-9]\d?[DW]|P([1-9]\d?)([MY])(?:-(29|30|31))?)$/;

export const isRepeat = (text: string): boolean => pattern.test(text);

export const repeatUnits = ['D', 'W', 'M', 'Y'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** What was chosen: every so many of these, or from Monday to Friday. */
export function readRepeat(repeat: string): { every: number; unit: RepeatUnit } | 'weekdays' {
  const [, every, unit] = /^P(\d+)([DWMY])/.exec(repeat) ?? [];
  return every ? { every: Number(every), unit: unit as RepeatUnit } : 'weekdays';
}

/** Without the day that was meant: for whoever chooses, or begins on another one. */
export const plainRepeat = (repeat: string): string => repeat.replace(/-\d+$/, '');

interface Next {
  day: string;
  repeat: string;
}

const daysBetween = (day: string, later: string): number =>
  (Date.parse(later) - Date.parse(day)) / (24 * 60 * 60_000);

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

function nextWeekday(from: string): string {
  const day = dayAfter(from, 1);
  return isWeekend(day) ? nextWeekday(day) : day;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The day of that month, or its last one. */
function dayOfMonth(months: number, day: number): string {
  const last = lastOfMonth(`${Math.floor(months / 12)}-${twoDigits((months % 12) + 1)}-01`);
  return last.slice(0, 8) + twoDigits(Math.min(day, Number(last.slice(8))));
}

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

function nextInMonths(repeat: string, from: string, today: string): Next {
  const [, every = '', unit, kept] = pattern.exec(repeat) ?? [];
  const own = Number(from.slice(8));
  // Somebody may have chosen another day since: only at the end of a month was it cut off.
  const meant = kept && from === lastOfMonth(from) ? Math.max(own, Number(kept)) : own;
  const step = Number(every) * (unit === 'Y' ? 12 : 1);
  let steps = Math.max(1, Math.floor((monthsOf(today) - monthsOf(from)) / step));
  while (dayOfMonth(monthsOf(from) + steps * step, meant) < today) steps += 1;
  const day = dayOfMonth(monthsOf(from) + steps * step, meant);
  const plain = `P${every}${unit}`;
  return { day, repeat: Number(day.slice(8)) < meant ? `${plain}-${meant}` : plain };
}

/** The first day by the rule after that one which is not over yet, and how it repeats from there. */
export function nextDay(repeat: string, from: string, today: string): Next {
  const read = readRepeat(repeat);
  if (read === 'weekdays') return { day: nextWeekday(from < today ? dayAfter(today, -1) : from), repeat };
  const { every, unit } = read;
  if (unit === 'M' || unit === 'Y') return nextInMonths(repeat, from, today);
  const step = unit === 'W' ? every * 7 : every;
  return { day: dayAfter(from, Math.max(1, Math.ceil(daysBetween(from, today) / step)) * step), repeat };
}

/** A date so many days later there, at the same time of the day. */
export function dateLater(date: string, days: number, timeZone: string): string {
  if (isDay(date)) return dayAfter(date, days);
  const { day, time } = wallClock(date, timeZone);
  const beyondMinutes = Date.parse(date) % 60_000;
  return new Date(instantAt(dayAfter(day, days), time, timeZone) + beyondMinutes).toISOString();
}

interface Repeating {
  due: string;
  repeat: string;
}

/** When what repeats is due the next time, where it is done: not over yet. Nothing where no calendar goes that far. */
export function nextDue({ due, repeat }: Repeating, timeZone: string, now: Date) {
  const [from, today] = [dayIn(due, timeZone), dayIn(now, timeZone)];
  const on = ({ day, ...next }: Next) => {
    const days = daysBetween(from, day);
    return { ...next, day, days, due: dateLater(due, days, timeZone) };
  };
  const first = on(nextDay(repeat, from, today));
  const isOver = !isDay(due) && Date.parse(first.due) < now.getTime();
  const { day, ...next } = isOver ? on(nextDay(first.repeat, first.day, today)) : first;
  return day > '2200-12-30' ? undefined : next;
}
