import { dayIn } from '@cuadrilla/contract/kernel/day';
import { isWorkingDay } from '@cuadrilla/contract/kernel/holidays/working-days';
import type { ReportFlow, ReportPeriod, ReportSummary } from '@cuadrilla/contract/views/reports/reports';
import type { Db } from '../../platform/database/database.ts';
import { freeDaysOf } from '../../platform/holidays/holidays.ts';
import { viewpointOf } from '../../tasks/tasks/field-filters.ts';
import { presentActivity } from './activity.present.ts';
import { emptyFlow, emptySummary } from './empty-report.ts';
import {
  drawnSince,
  finishedIn,
  presentBands,
  presentColumns,
  presentFinished,
  presentTimes,
  presentUnderWay,
} from './flow.present.ts';
import { listFinished, listReportColumns, listUnderWay, readFinished, readStays } from './flow.queries.ts';
import { countOpen, nameOpen } from './load.queries.ts';
import { daysOf, type ReportReader, type ReportDays, workingClock } from './report-days.ts';
import {
  countsOf,
  lastDays,
  presentDays,
  presentOpen,
  presentPace,
  presentPeople,
  presentWeeks,
} from './reports.present.ts';
import { readActivity, type Scope } from './reports.queries.ts';
import { countBands, countDays, countFinishers, countMoments } from './sums.queries.ts';

/** So many days, up to today, tell how fast work is done by now. */
const paceDays = 84;

async function measurePace(db: Db, scope: Scope, person: ReportReader, now: Date): Promise<number[]> {
  const { timeZone } = person;
  const span = lastDays(dayIn(now, timeZone), paceDays);
  const period = daysOf(span, person, now);
  const free = await freeDaysOf(person, span.from, span.to);
  const rows = await countMoments(db, scope, period.edges);
  const finished = countsOf(
    rows.filter(({ what }) => what === 'finished'),
    period.days.length,
  );
  return presentPace(finished, period.days, (day) => !isWorkingDay(day, free));
}

async function measureLoad(db: Db, scope: Scope, period: ReportDays, person: ReportReader, now: Date) {
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
  person: ReportReader,
  now: Date,
): Promise<ReportSummary> {
  const period = daysOf(asked, person, now);
  if (period.days.length === 0) return emptySummary();
  const { timeZone, weekStart } = person;
  const [days, moments, load, activity, pace] = await Promise.all([
    countDays(db, scope, period),
    countMoments(db, scope, [period.startBefore, ...period.edges]),
    measureLoad(db, scope, period, person, now),
    readActivity(db, scope, period),
    measurePace(db, scope, person, now),
  ]);
  const drawn = presentDays(days, period);
  // Today is not over: what is due later on is not late yet.
  if (period.days.at(-1) === dayIn(now, timeZone))
    drawn.overdue[period.days.length - 1] = load.priorities.reduce((sum, { overdue }) => sum + overdue, 0);
  return {
    days: period.days,
    ...drawn,
    ...presentWeeks(moments, period.days, weekStart),
    ...load,
    activity: presentActivity(activity, period, timeZone),
    pace,
  };
}

async function measureFinished(db: Db, scope: Scope, period: ReportDays) {
  const finished = finishedIn(await readFinished(db, scope, period), period);
  return { finished, dots: await listFinished(db, scope, drawnSince(finished, period), period.end) };
}

export async function makeFlow(
  db: Db,
  scope: Scope,
  asked: ReportPeriod,
  person: ReportReader,
  now: Date,
): Promise<ReportFlow> {
  const period = daysOf(asked, person, now);
  if (period.days.length === 0) return emptyFlow();
  const clock = await workingClock(person, period, now);
  const [bands, { finished, dots }, columns, stays, underWay, { people }] = await Promise.all([
    countBands(db, scope, period),
    measureFinished(db, scope, period),
    listReportColumns(db, scope),
    readStays(db, scope, period),
    listUnderWay(db, scope),
    measureLoad(db, scope, period, person, now),
  ]);
  return {
    days: period.days,
    bands: presentBands(bands, period.days.length),
    finished: presentFinished(dots, clock, person.timeZone),
    ...presentTimes(finished, clock),
    columns: presentColumns(columns, stays, clock, period),
    underWay: presentUnderWay(underWay, clock, now),
    people,
  };
}
