import { dayAfter, dayIn, startOfDay } from '@cuadrilla/contract/day';
import { isWorkingDay } from '@cuadrilla/contract/holidays/working-days';
import type { ReportPeriod } from '@cuadrilla/contract/reports/reports';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../http/session.queries.ts';
import { listHolidays } from '../holidays/holidays.ts';

export type Person = Pick<Caller, 'id' | 'timeZone' | 'country' | 'region' | 'weekStart'>;

/** The days of a period as the person's calendar has them; those to come are left out. */
export interface ReportDays {
  days: string[];
  /** The first instant of each day, and the one after the last. */
  edges: Date[];
  start: Date;
  end: Date;
  /** As many days before. */
  startBefore: Date;
}

export function daysOf({ from, to }: ReportPeriod, { timeZone }: Person, now: Date): ReportDays {
  const today = dayIn(now, timeZone);
  const [first, last] = [from < today ? from : today, to < today ? to : today];
  const days = daysBetween(first, last);
  const edges = [...days, dayAfter(last, 1)].map((day) => startOfDay(day, timeZone));
  const [start = now, end = now] = [edges[0], edges.at(-1)];
  return { days, edges, start, end, startBefore: startOfDay(dayAfter(first, -days.length), timeZone) };
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** As `date_part` has it: `extract` would reckon with decimals of any length, several times as slow. */
const seconds = (at: Date): number => at.getTime() / 1_000;

/** In which day of the period an instant falls: 1 for the first, 0 before it. */
export const bucketOf = (at: SQL, edges: readonly Date[]): SQL =>
  sql`width_bucket(date_part('epoch', ${at}), ${sql.param(edges.map(seconds))}::float8[])`;

/** What came before is reckoned by weeks of five days. */
const remembered = 400;

/**
 * A clock that only runs on working days, from where the person is: a table of its days, with how much of it had passed
 * before each one and how fast it runs on that day.
 */
export interface WorkingClock {
  edges: number[];
  passed: number[];
  speed: number[];
}

export async function workingClock(
  { timeZone, country, region }: Person,
  { days, startBefore }: ReportDays,
): Promise<WorkingClock> {
  const first = dayAfter(dayIn(startBefore, timeZone), -remembered);
  const last = dayAfter(days.at(-1) ?? first, 1);
  const holidays = country ? await listHolidays({ country, region }, first, last) : [];
  const free = new Set(holidays.map(({ day }) => day));
  const all = daysBetween(first, last);
  const begins = all.map((day) => seconds(startOfDay(day, timeZone)));
  const clock: WorkingClock = { edges: [0], passed: [0], speed: [5 / 7 / 86_400] };
  let total = ((begins[0] ?? 0) * 5) / 7 / 86_400;
  for (const [index, day] of all.entries()) {
    const [begin = 0, next = begin + 86_400] = [begins[index], begins[index + 1]];
    const works = isWorkingDay(day, free) ? 1 : 0;
    clock.edges.push(begin);
    clock.passed.push(total);
    clock.speed.push(works / (next - begin));
    total += works;
  }
  return clock;
}

/** To be named `clock` in the statement that reads it. */
export const clockTable = ({ edges, passed, speed }: WorkingClock): SQL => sql`(select
  ${sql.param(edges)}::float8[] as edges, ${sql.param(passed)}::float8[] as passed,
  ${sql.param(speed)}::float8[] as speed) clock`;

const reading = (at: SQL): SQL => {
  const instant = sql`date_part('epoch', ${at})`;
  const index = sql`width_bucket(${instant}, clock.edges)`;
  return sql`(clock.passed[${index}] + clock.speed[${index}] * (${instant} - clock.edges[${index}]))`;
};

/** Working days from one instant to the other. */
export const workingDays = (from: SQL, to: SQL): SQL => sql`(${reading(to)} - ${reading(from)})`;
