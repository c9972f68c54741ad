import { dayIn } from '@cuadrilla/contract/day';
import { isWorkingDay } from '@cuadrilla/contract/holidays/working-days';
import type { ReportFlow, ReportPeriod, ReportSummary } from '@cuadrilla/contract/reports/reports';
import type { Db } from '../../database/database.ts';
import { listHolidays } from '../holidays/holidays.ts';
import { viewpointOf } from '../tasks/field-filters.ts';
import { countBands, listFinished, listUnderWay, measureColumns, measureFinished } from './flow.queries.ts';
import { countFinishers, countOpen, nameOpen } from './load.queries.ts';
import { daysOf, type Person, type ReportDays, workingClock } from './report-days.ts';
import {
  lastDays,
  presentActivity,
  presentBands,
  presentColumns,
  presentDays,
  presentFinished,
  presentOpen,
  presentPace,
  presentPeople,
  presentPercentiles,
  presentWeeks,
  toTenth,
} from './reports.present.ts';
import { countActivity, countDays, countMoments, type Scope } from './reports.queries.ts';

/** So many days, up to today, tell how fast work is done by now. */
const paceDays = 84;

async function measurePace(db: Db, scope: Scope, person: Person, now: Date): Promise<number[]> {
  const { country, region, timeZone } = person;
  const span = lastDays(dayIn(now, timeZone), paceDays);
  const period = daysOf(span, person, now);
  const holidays = country ? await listHolidays({ country, region }, span.from, span.to) : [];
  const free = new Set(holidays.map(({ day }) => day));
  const rows = await countMoments(db, scope, period);
  const finished = period.days.map(
    (_, index) => rows.find(({ bucket }) => bucket === index + 2)?.finished ?? 0,
  );
  return presentPace(finished, period.days, (day) => !isWorkingDay(day, free));
}

async function measureLoad(db: Db, scope: Scope, period: ReportDays, person: Person, now: Date) {
  const [counts, finishers] = await Promise.all([
    countOpen(db, scope, viewpointOf(person, now)),
    countFinishers(db, scope, period),
  ]);
  const names = await nameOpen(db, scope, counts);
  const people = presentPeople(counts, names, finishers, period.days.length / 7);
  return { people, ...presentOpen(counts, names) };
}

export async function makeSummary(
  db: Db,
  scope: Scope,
  asked: ReportPeriod,
  person: Person,
  now: Date,
): Promise<ReportSummary> {
  const period = daysOf(asked, person, now);
  const { timeZone, weekStart } = person;
  const [days, moments, load, activity, pace] = await Promise.all([
    countDays(db, scope, period),
    countMoments(db, scope, period),
    measureLoad(db, scope, period, person, now),
    countActivity(db, scope, period, timeZone),
    measurePace(db, scope, person, now),
  ]);
  return {
    days: period.days,
    ...presentDays(days, period.days.length),
    ...presentWeeks(moments, period.days, weekStart),
    ...load,
    activity: presentActivity(activity),
    pace,
  };
}

export async function makeFlow(
  db: Db,
  scope: Scope,
  asked: ReportPeriod,
  person: Person,
  now: Date,
): Promise<ReportFlow> {
  const period = daysOf(asked, person, now);
  const clock = await workingClock(person, period);
  const [bands, measured, finished, columns, underWay, { people }] = await Promise.all([
    countBands(db, scope, period),
    measureFinished(db, scope, period, clock),
    listFinished(db, scope, period, clock),
    measureColumns(db, scope, period, clock),
    listUnderWay(db, scope, now, clock),
    measureLoad(db, scope, period, person, now),
  ]);
  return {
    days: period.days,
    bands: presentBands(bands, period.days.length),
    finished: presentFinished(finished, person.timeZone),
    finishedCount: measured.count,
    lead: presentPercentiles(measured.lead),
    cycle: presentPercentiles(measured.cycle),
    columns: presentColumns(columns),
    underWay: underWay.map(({ age, ...task }) => ({ ...task, age: toTenth(age) })),
    people,
  };
}
