import { parseDate } from '../kernel/dates.ts';

/** In the order of the week, as calendars write them. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

export const repeatUnits = ['D', 'W', 'M', 'Y'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** Which of a month's Mondays, say; -1 is the last. */
export const ordinals = [1, 2, 3, 4, -1] as const;
export type Ordinal = (typeof ordinals)[number];

/** How a task repeats. */
export interface Repetition {
  every: number;
  unit: RepeatUnit;
  /** Of weeks: on which days, in their order; none for that of the due date. */
  days: readonly Weekday[];
  /** Of months: on which of its weekdays, in place of the day of the due date. */
  nth?: { which: Ordinal; day: Weekday } | undefined;
  /** It is reckoned from when the task is done, not from when it was due. */
  fromDone: boolean;
  /** The last day on which one may be due. */
  until?: string | undefined;
  /** How often still, this time counted. */
  count?: number | undefined;
  /** The day of the month that is meant, where that month is too short for it. */
  meantDay?: number | undefined;
  /** The time that is meant (HH:mm), where the clock left it out that day; and that of the start. */
  meantTime?: string | undefined;
  meantStart?: string | undefined;
}

export const mostRepeats = 999;

const workWeek = weekdays.slice(0, 5);
const isWorkWeek = ({ unit, every, days }: Repetition): boolean =>
  unit === 'W' && every === 1 && days.join() === workWeek.join();

/** What it repeats like without an end, reckoned from the due date: the short text. */
const short = /^P([1-9]\d?)(?:([DW])|([MY])(?:-(29|30|31))?)$/;

const units: Record<string, RepeatUnit> = { DAILY: 'D', WEEKLY: 'W', MONTHLY: 'M', YEARLY: 'Y' };
const frequencies: Record<RepeatUnit, string> = { D: 'DAILY', W: 'WEEKLY', M: 'MONTHLY', Y: 'YEARLY' };

const timeOfDay = /^([01]\d|2[0-3])[0-5]\d$/;

/** The parts that a rule of calendars (RFC 5545) may have here, and four of our own that begin with X. */
const parts: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d?$/,
  BYDAY: /^([1-4]|-1)?(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}$/,
  'X-FROM': /^DONE$/,
  'X-DAY': /^(29|30|31)$/,
  'X-TIME': timeOfDay,
  'X-START': timeOfDay,
};

function partsOf(rule: string): Map<string, string> | undefined {
  const found = new Map<string, string>();
  for (const part of rule.split(';')) {
    const [name = '', value = '', ...more] = part.split('=');
    const isKnown = Object.hasOwn(parts, name) && parts[name]?.test(value);
    if (!isKnown || found.has(name) || more.length > 0) return undefined;
    found.set(name, value);
  }
  return found;
}

const withColon = (time: string | undefined): string | undefined =>
  time && `${time.slice(0, 2)}:${time.slice(2)}`;
const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

function parseRule(rule: string): Repetition | undefined {
  const found = partsOf(rule);
  const unit = units[found?.get('FREQ') ?? ''];
  if (!found || !unit) return undefined;
  const [, which, first, more = ''] = /^(-?\d)?(..)(.*)$/.exec(found.get('BYDAY') ?? '') ?? [];
  const named = first ? [first, ...more.split(',').filter(Boolean)] : [];
  const days = weekdays.filter((day) => named.includes(day));
  const [until, count] = [found.get('UNTIL'), found.get('COUNT')];
  const read: Repetition = {
    every: Number(found.get('INTERVAL') ?? 1),
    unit,
    days: which ? [] : days,
    nth: which && days[0] ? { which: Number(which) as Ordinal, day: days[0] } : undefined,
    fromDone: found.has('X-FROM'),
    until: until && dashed(until),
    count: count ? Number(count) : undefined,
    meantDay: Number(found.get('X-DAY')) || undefined,
    meantTime: withColon(found.get('X-TIME')),
    meantStart: withColon(found.get('X-START')),
  };
  return fitsTogether(read, named.length) ? read : undefined;
}

function fitsTogether(read: Repetition, named: number): boolean {
  const { unit, days, nth, fromDone, until, count, meantDay } = read;
  if (days.length > 0 && (unit !== 'W' || fromDone)) return false;
  if (nth && (unit !== 'M' || fromDone || named > 1)) return false;
  if (meantDay && (nth || fromDone || unit === 'D' || unit === 'W')) return false;
  if (until && count) return false;
  return !until || parseDate(until) !== undefined;
}

const always = { days: [], fromDone: false };

/**
 * How a task repeats, from its text: an ISO 8601 duration of one unit (`P1D`, `P2W`, `P1M`, `P1Y`; behind months and
 * years may stand the day that is meant, as in `P1M-31`), `weekdays`, from Monday to Friday, or a rule as calendars
 * have it (`FREQ=MONTHLY;BYDAY=-1FR;COUNT=10`).
 */
export function readRepeat(repeat: string): Repetition | undefined {
  if (repeat === 'weekdays') return { ...always, every: 1, unit: 'W', days: workWeek };
  const [, every, days, months, meant] = short.exec(repeat) ?? [];
  if (!every) return parseRule(repeat);
  const unit = (days ?? months) as RepeatUnit;
  return { ...always, every: Number(every), unit, ...(meant && { meantDay: Number(meant) }) };
}

export const isRepeat = (text: string): boolean => readRepeat(text) !== undefined;

/** The shortest text that says it. */
export function writeRepeat(repetition: Repetition): string {
  const { every, unit, days, nth, fromDone, until, count, meantDay, meantTime, meantStart } = repetition;
  if (!nth && !fromDone && !until && !count && !meantTime && !meantStart) {
    if (isWorkWeek(repetition)) return 'weekdays';
    if (days.length === 0) return `P${every}${unit}${meantDay ? `-${meantDay}` : ''}`;
  }
  return [
    `FREQ=${frequencies[unit]}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...(days.length > 0 ? [`BYDAY=${weekdays.filter((day) => days.includes(day)).join(',')}`] : []),
    ...(nth ? [`BYDAY=${nth.which}${nth.day}`] : []),
    ...(until ? [`UNTIL=${until.replaceAll('-', '')}`] : []),
    ...(count ? [`COUNT=${count}`] : []),
    ...(fromDone ? ['X-FROM=DONE'] : []),
    ...(meantDay ? [`X-DAY=${meantDay}`] : []),
    ...(meantTime ? [`X-TIME=${meantTime.replace(':', '')}`] : []),
    ...(meantStart ? [`X-START=${meantStart.replace(':', '')}`] : []),
  ].join(';');
}

/** However somebody has said it. */
export function shortestRepeat(repeat: string): string {
  const read = readRepeat(repeat);
  return read ? writeRepeat(read) : repeat;
}

/** Without the day and the times that were meant: for whoever chooses, or begins on another one. */
export function plainRepeat(repeat: string): string {
  const read = readRepeat(repeat);
  return read
    ? writeRepeat({ ...read, meantDay: undefined, meantTime: undefined, meantStart: undefined })
    : repeat;
}
