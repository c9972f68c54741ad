import { dayAfter, dayIn, startOfDay } from '@cuadrilla/contract/kernel/day';
import { isWorkingDay } from '@cuadrilla/contract/kernel/holidays/working-days';
import type { ReportPeriod } from '@cuadrilla/contract/views/reports/reports';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/http/session.queries.ts';
import { freeDaysOf } from '../../platform/holidays/holidays.ts';

export type ReportReader = Pick<Caller, 'id' | 'timeZone' | 'country' | 'region' | 'weekStart'>;

/** The days of a period as the person's calendar has them; those to come are left out: there may be none. */
export interface ReportDays {
  days: string[];
  /** The first instant of each day, and the one after the last. */
  edges: Date[];
  start: Date;
  end: Date;
  /** As many days before. */
  startBefore: Date;
}

export function daysOf({ from, to }: ReportPeriod, { timeZone }: ReportReader, now: Date): ReportDays {
  const today = dayIn(now, timeZone);
  const last = to < today ? to : today;
  const days = daysBetween(from, last);
  const edges = [...days, days.length > 0 ? dayAfter(last, 1) : from].map((day) => startOfDay(day, timeZone));
  const [start = now, end = now] = [edges[0], edges.at(-1)];
  return { days, edges, start, end, startBefore: startOfDay(dayAfter(from, -days.length), timeZone) };
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day);
  return days;
}

const instants = (all: readonly Date[]): SQL =>
  sql`${sql.param(all.map((at) => at.toISOString()))}::timestamptz[]`;

/** In which day of the period an instant falls: 1 for the first, 0 before it. Compared as they are, no instant is reckoned. */
export const bucketOf = (at: SQL, edges: readonly Date[]): SQL =>
  sql`width_bucket(${at}, ${instants(edges)})`;

/** What came before is reckoned by weeks of five days. */
const remembered = 400;

/**
 * A clock that only runs on working days, from where the person is: a table of its days, on each of which it says `base`
 * and as much more for every second as it is fast on that day.
 */
export interface WorkingClock {
  /** In seconds. */
  edges: number[];
  base: number[];
  speed: number[];
}

/** Up to now, whenever the period was: what is under way has its age of today. */
export async function workingClock(
  person: ReportReader,
  { startBefore }: ReportDays,
  now: Date,
): Promise<WorkingClock> {
  const first = dayAfter(dayIn(startBefore, person.timeZone), -remembered);
  const last = dayAfter(dayIn(now, person.timeZone), 1);
  const free = await freeDaysOf(person, first, last);
  const all = daysBetween(first, last);
  const begins = [...all, dayAfter(last, 1)].map((day) => startOfDay(day, person.timeZone).getTime() / 1_000);
  const clock: WorkingClock = { edges: [0], base: [0], speed: [5 / 7 / 86_400] };
  let total = ((begins[0] ?? 0) * 5) / 7 / 86_400;
  for (const [index, day] of all.entries()) {
    const [begin = 0, next = 0] = begins.slice(index, index + 2);
    const speed = isWorkingDay(day, free) ? 1 / (next - begin) : 0;
    clock.edges.push(begin);
    clock.base.push(total - speed * begin);
    clock.speed.push(speed);
    total += speed * (next - begin);
  }
  return clock;
}

/** What it says at an instant, in seconds. */
export function readClock({ edges, base, speed }: WorkingClock, at: number): number {
  // A day is almost always as long as a day: where it is guessed to be, or right beside it.
  const guess = Math.floor((at - (edges[1] ?? 0)) / 86_400) + 1;
  let index = Math.max(0, Math.min(guess, edges.length - 1));
  while ((edges[index] ?? 0) > at && index > 0) index -= 1;
  while ((edges[index + 1] ?? Infinity) <= at) index += 1;
  return (base[index] ?? 0) + (speed[index] ?? 0) * at;
}

/** Working days from one instant to the other, both in seconds; for lists the database does the same. */
export const countWorkingDays = (clock: WorkingClock, from: number, to: number): number =>
  readClock(clock, to) - readClock(clock, from);

/** To be named `clock` in the statement that reads it. */
export const clockTable = ({ edges, base, speed }: WorkingClock): SQL => sql`(select
  ${instants(edges.map((at) => new Date(at * 1_000)))} as edges, ${sql.param(base)}::float8[] as base, ${sql.param(speed)}::float8[] as speed) clock`;

/** In whole seconds, as times are kept. `date_part`, since `extract` would reckon with decimals of any length. */
const reading = (at: SQL): SQL => {
  const index = sql`width_bucket(${at}, clock.edges)`;
  return sql`(clock.base[${index}] + clock.speed[${index}] * floor(date_part('epoch', ${at})))`;
};

/** Working days from one instant to the other. */
export const workingDays = (from: SQL, to: SQL): SQL => sql`(${reading(to)} - ${reading(from)})`;
