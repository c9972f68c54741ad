import { parseDate } from '../../kernel/dates.ts';
import { dayAfter, firstOfWeek, lastOfMonth, lastOfWeek, type WeekStart } from '../../kernel/day.ts';
import { fold } from '../../kernel/fold.ts';

/** A calendar day as YYYY-MM-DD: as text it sorts as in the calendar. */
type Day = string;

/** Days as they were asked for: `hoy` is another day tomorrow. */
export interface Days {
  from?: string;
  to?: string;
  /** Leaves out the named days themselves: `>octubre` begins in November. */
  beyond?: true;
}

/** Whole days; what is open on one side has no end there. */
export interface DaySpan {
  from?: Day | undefined;
  to?: Day | undefined;
}

export const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

export const nearDays = ['hoy', 'mañana', 'ayer', 'semana', 'mes'] as const;

export function parseDays(text: string): Days | undefined {
  const wanted = fold(text.trim());
  const range = /^(.*?)\.\.(.*)$/.exec(wanted);
  if (range) {
    const [from, to] = [sideOf(range[1]), sideOf(range[2])];
    if (from === false || to === false || (from === undefined && to === undefined)) return undefined;
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  }
  const [, sign = '', rest = ''] = /^([<>]=?)?(.*)$/s.exec(wanted) ?? [];
  const named = canonical(rest);
  if (named === undefined) return undefined;
  if (sign === '') return { from: named, to: named };
  const beyond = sign.length === 1 ? { beyond: true as const } : {};
  return sign.startsWith('>') ? { from: named, ...beyond } : { to: named, ...beyond };
}

/** False for what is neither empty nor a day. */
function sideOf(text = ''): string | undefined | false {
  return text === '' ? undefined : (canonical(text) ?? false);
}

export function printDays({ from, to, beyond }: Days): string {
  if (from !== undefined && from === to) return from;
  if (from !== undefined && to !== undefined) return `${from}..${to}`;
  const orEqual = beyond ? '' : '=';
  return from === undefined ? `<${orEqual}${to}` : `>${orEqual}${from}`;
}

/** One way to write each day, month or year; nothing for what is none. */
function canonical(text: string): string | undefined {
  const near = nearDays.find((each) => fold(each) === text);
  if (near) return near;
  const named = /^([a-z]{3,10})(?:[- ](\d{4}))?$/.exec(text);
  if (named) {
    const month = monthNamed(named[1] ?? '');
    return month && (named[2] === undefined ? month : valid(`${month}-${named[2]}`));
  }
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text);
  if (iso) return valid(`${Number(iso[3])}-${Number(iso[2])}-${iso[1]}`);
  const day = /^(\d\d?)[-/](\d\d?)(?:[-/](\d{4}))?$/.exec(text);
  if (day) return valid(`${Number(day[1])}-${Number(day[2])}${day[3] === undefined ? '' : `-${day[3]}`}`);
  return /^\d{4}$/.test(text) ? valid(text) : undefined;
}

const monthNamed = (text: string): string | undefined =>
  text === 'setiembre' ? 'septiembre' : months.find((month) => month === text || month.slice(0, 3) === text);

/** 29-2 is a day in some years. */
function valid(text: string): string | undefined {
  const dated = /^\d\d?-\d\d?$/.test(text) ? `${text}-2028` : text;
  return bounds(dated, '2028-01-01', 'monday').every((day) => parseDate(day)) ? text : undefined;
}

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');
const dayOf = (year: number, month: number, day: number): Day => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
const daysIn = (year: number, month: number): number => Number(lastOfMonth(dayOf(year, month, 1)).slice(8));

const yearBounds = (year: number): [Day, Day] => [dayOf(year, 1, 1), dayOf(year, 12, 31)];
function monthBounds(year: number, month: number): [Day, Day] {
  const first = dayOf(year, month, 1);
  return [first, lastOfMonth(first)];
}

/** The first and the last day of what is written. */
function bounds(text: string, today: Day, weekStart: WeekStart): [Day, Day] {
  const near = nearBounds(text, today, weekStart);
  if (near) return near;
  const thisYear = Number(today.slice(0, 4));
  const [first = '', second, third] = text.split('-');
  const month = months.findIndex((each) => each === first) + 1;
  if (month > 0) return monthBounds(Number(second ?? thisYear), month);
  if (second === undefined) return yearBounds(Number(first));
  // Without a year it may be the 29th of a February that has none.
  const last = third === undefined ? daysIn(thisYear, Number(second)) : 31;
  const day = dayOf(Number(third ?? thisYear), Number(second), Math.min(Number(first), last));
  return [day, day];
}

function nearBounds(text: string, today: Day, weekStart: WeekStart): [Day, Day] | undefined {
  if (text === 'mes') return monthBounds(Number(today.slice(0, 4)), Number(today.slice(5, 7)));
  if (text === 'semana') {
    return [firstOfWeek(today, weekStart), lastOfWeek(today, weekStart)];
  }
  const away = { ayer: -1, hoy: 0, mañana: 1 }[text];
  return away === undefined ? undefined : [dayAfter(today, away), dayAfter(today, away)];
}

/** Which days are meant, for whom it is that day today. */
export function resolveDays({ from, to, beyond }: Days, today: Day, weekStart: WeekStart): DaySpan {
  const first = from === undefined ? undefined : bounds(from, today, weekStart);
  const last = to === undefined ? undefined : bounds(to, today, weekStart);
  if (beyond) return first ? { from: dayAfter(first[1], 1) } : { to: last && dayAfter(last[0], -1) };
  return { from: first?.[0], to: last?.[1] };
}
