import { dayLength } from '../kernel/durations.ts';
import { dayAfter, dayIn, firstOfWeek, instantAt, isDay, lastOfMonth, wallClock } from '../kernel/day.ts';
import {
  mostRepeats,
  type Ordinal,
  plainRepeat,
  readRepeat,
  type Repetition,
  type Weekday,
  weekdays,
  writeRepeat,
} from './repeat.ts';

const daysBetween = (day: string, later: string): number => (Date.parse(later) - Date.parse(day)) / dayLength;

/** Monday is the first. */
const placeInWeek = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

export const weekdayOf = (day: string): Weekday => weekdays[placeInWeek(day)] ?? 'MO';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const firstDay = (months: number): string => `${Math.floor(months / 12)}-${twoDigits((months % 12) + 1)}-01`;

/** The day of that month, or its last one. */
function dayOfMonth(months: number, day: number): string {
  const last = lastOfMonth(firstDay(months));
  return last.slice(0, 8) + twoDigits(Math.min(day, Number(last.slice(8))));
}

function nthOfMonth(months: number, { which, day }: { which: Ordinal; day: Weekday }): string {
  const wanted = weekdays.indexOf(day);
  const first = firstDay(months);
  if (which === -1) {
    const last = lastOfMonth(first);
    return dayAfter(last, -((placeInWeek(last) - wanted + 7) % 7));
  }
  return dayAfter(first, ((wanted - placeInWeek(first) + 7) % 7) + (which - 1) * 7);
}

interface NextDay {
  day: string;
  meantDay?: number | undefined;
}

const stepOf = ({ every, unit }: Repetition): number => every * (unit === 'Y' ? 12 : unit === 'W' ? 7 : 1);

const isInMonths = ({ unit }: Repetition): boolean => unit === 'M' || unit === 'Y';

/** The first so many steps on that is behind the one day and not before the other. */
function firstInMonths(rule: Repetition, from: string, today: string, dayOf: (months: number) => string) {
  const step = stepOf(rule);
  let steps = Math.max(0, Math.floor((monthsOf(today) - monthsOf(from)) / step));
  for (; ; steps += 1) {
    const day = dayOf(monthsOf(from) + steps * step);
    if (day > from && day >= today) return day;
  }
}

function nextInMonths(rule: Repetition, from: string, today: string): NextDay {
  const { nth, meantDay } = rule;
  if (nth) return { day: firstInMonths(rule, from, today, (months) => nthOfMonth(months, nth)) };
  const own = Number(from.slice(8));
  // Somebody may have chosen another day since: only at the end of a month was it cut off.
  const meant = meantDay && from === lastOfMonth(from) ? Math.max(own, meantDay) : own;
  const day = firstInMonths(rule, from, today, (months) => dayOfMonth(months, meant));
  return Number(day.slice(8)) < meant ? { day, meantDay: meant } : { day };
}

function nextInWeeks({ every, days }: Repetition, from: string, today: string): NextDay {
  const monday = firstOfWeek(from, 'monday');
  const isChosen = (day: string) =>
    days.includes(weekdayOf(day)) && (daysBetween(monday, firstOfWeek(day, 'monday')) / 7) % every === 0;
  let day = from < today ? today : dayAfter(from, 1);
  while (!isChosen(day)) day = dayAfter(day, 1);
  return { day };
}

/** The first day by the rule after that one which is not over yet; whether it still repeats is not asked. */
function nextByRule(rule: Repetition, from: string, today: string): NextDay {
  if (rule.fromDone) {
    const day = isInMonths(rule)
      ? dayOfMonth(monthsOf(today) + stepOf(rule), Number(today.slice(8)))
      : dayAfter(today, stepOf(rule));
    return { day };
  }
  if (isInMonths(rule)) return nextInMonths(rule, from, today);
  if (rule.days.length > 0) return nextInWeeks(rule, from, today);
  const step = stepOf(rule);
  return { day: dayAfter(from, Math.max(1, Math.ceil(daysBetween(from, today) / step)) * step) };
}

/** At that time of the day, and the seconds of another instant. */
const instantOf = (day: string, time: string, timeZone: string, secondsOf: string): string =>
  new Date(instantAt(day, time, timeZone) + (Date.parse(secondsOf) % 60_000)).toISOString();

/** What calendar and clock would say if that clock left out no hour. A day has no time. */
interface Meant {
  day: string;
  time?: string | undefined;
}

const isLeftOut = ({ time }: Meant, date: string, timeZone: string): boolean =>
  time !== undefined && wallClock(date, timeZone).time !== time;

/** What was meant, as a date like another one. What would only come after `due` because clocks change is then. */
function dateOf(meant: Meant, like: string, timeZone: string, due?: string): string {
  if (meant.time === undefined) return meant.day;
  const date = instantOf(meant.day, meant.time, timeZone, like);
  if (due === undefined || isDay(due) || !isLeftOut(meant, date, timeZone)) return date;
  return new Date(Math.min(Date.parse(date), Date.parse(due))).toISOString();
}

function meantBy(date: string, meantTime: string | undefined, timeZone: string, due?: string): Meant {
  if (isDay(date)) return { day: date };
  const said = wallClock(date, timeZone);
  // Left out at midnight, the hour beside it is one of the day before.
  const days = meantTime === undefined ? [] : [said.day, dayAfter(said.day, 1)];
  const day = days.find(
    (each) => dateOf({ day: each, time: meantTime }, date, timeZone, due) === new Date(date).toISOString(),
  );
  // Somebody has chosen another time since.
  return day === undefined ? said : { day, time: meantTime };
}

/** In whatever zone: of the last year that a date may be of. */
const lastDay = '2200-12-30';

interface Repeating {
  due: string;
  repeat: string;
  start?: string | null;
}

interface Later {
  days: number;
  due: string;
}

/** So many days later, at the same time of the day; of one that clocks leave out, what was meant. */
function beginning(
  { start, due }: { start: string; due: string },
  { meantStart }: Repetition,
  timeZone: string,
  later: Later,
): { date: string; meantStart: string | undefined } {
  const was = meantBy(start, meantStart, timeZone, due);
  const meant = { ...was, day: dayAfter(was.day, later.days) };
  const date = dateOf(meant, start, timeZone, later.due);
  return { date, meantStart: isLeftOut(meant, date, timeZone) ? meant.time : undefined };
}

/**
 * When what repeats is due the next time, where it is done: not over yet; and when it begins, as many days later as it
 * is due. Nothing where it has come to its end, or where no calendar goes that far.
 */
export function nextDue({ due, repeat, start = null }: Repeating, timeZone: string, now: Date) {
  const rule = readRepeat(repeat);
  if (!rule || rule.count === 1) return undefined;
  const meant = meantBy(due, rule.meantTime, timeZone);
  const today = dayIn(now, timeZone);
  const on = ({ day, meantDay }: NextDay) => {
    const date = dateOf({ ...meant, day }, due, timeZone);
    const meantTime = isLeftOut(meant, date, timeZone) ? meant.time : undefined;
    return { day, date, rule: { ...rule, meantDay, meantTime } };
  };
  const first = on(nextByRule(rule, meant.day, today));
  const isOver = !isDay(first.date) && Date.parse(first.date) < now.getTime();
  const next = isOver ? on(nextByRule(first.rule, first.day, today)) : first;
  if (next.day > lastDay || (rule.until && next.day > rule.until)) return undefined;
  const count = rule.count && rule.count - 1;
  const days = daysBetween(meant.day, next.day);
  const begins = start === null ? null : beginning({ start, due }, rule, timeZone, { days, due: next.date });
  return {
    due: next.date,
    start: begins && begins.date,
    repeat: writeRepeat({ ...next.rule, count, meantStart: begins?.meantStart }),
    days,
  };
}

/** For a day that is not known yet, as of a template: what ends on a day does so after as many times. */
export function repeatWithoutDays({ due, repeat }: Repeating): string {
  const rule = readRepeat(plainRepeat(repeat));
  if (!rule?.until) return plainRepeat(repeat);
  let count = 0;
  for (let day = due; day <= rule.until && count < mostRepeats; count += 1)
    day = nextByRule(rule, day, day).day;
  return writeRepeat({ ...rule, until: undefined, count: Math.max(1, count) });
}
