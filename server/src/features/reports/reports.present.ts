import { dayAfter, dayIn, firstOfWeek, type WeekStart } from '@cuadrilla/contract/day';
import type {
  Load,
  Percentiles,
  ReportFlow,
  ReportSummary,
  TaskBehind,
} from '@cuadrilla/contract/reports/reports';
import type { countFinishers, countOpen, nameOpen } from './load.queries.ts';
import type { countActivity, countDays, countMoments } from './reports.queries.ts';
import type { countBands, listFinished, measureColumns } from './flow.queries.ts';
import type { listBehind } from './figure-tasks.queries.ts';

type RowsOf<Query extends (...all: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>;

export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** From what changed on each day to how many there were at its end. */
function runningTotal(changes: readonly { bucket: number; change: number }[], length: number): number[] {
  const byBucket = Array.from({ length: length + 2 }, () => 0);
  for (const { bucket, change } of changes) byBucket[bucket] = (byBucket[bucket] ?? 0) + change;
  let total = byBucket[0] ?? 0;
  return byBucket.slice(1, length + 1).map((change) => (total += change));
}

export const presentDays = (rows: RowsOf<typeof countDays>, length: number) => ({
  open: runningTotal(
    rows.map(({ bucket, open }) => ({ bucket, change: open })),
    length,
  ),
  overdue: runningTotal(
    rows.map(({ bucket, overdue }) => ({ bucket, change: overdue })),
    length,
  ),
});

/** The first bucket is the time before the period; each of the others a day. */
export function presentWeeks(
  rows: RowsOf<typeof countMoments>,
  days: readonly string[],
  weekStart: WeekStart,
): Pick<ReportSummary, 'weeks' | 'before'> {
  const byBucket = new Map(rows.map((row) => [row.bucket, row]));
  const weeks = new Map<string, ReportSummary['weeks'][number]>();
  for (const [index, day] of days.entries()) {
    const key = firstOfWeek(day, weekStart);
    const week = weeks.get(key) ?? { first: day, last: day, created: 0, finished: 0 };
    const { created = 0, finished = 0 } = byBucket.get(index + 2) ?? {};
    weeks.set(key, {
      ...week,
      last: day,
      created: week.created + created,
      finished: week.finished + finished,
    });
  }
  const { created = 0, finished = 0 } = byBucket.get(1) ?? {};
  return { weeks: [...weeks.values()], before: { created, finished } };
}

export function presentActivity(rows: RowsOf<typeof countActivity>): number[][] {
  const grid = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { weekday, hour, count } of rows) (grid[weekday - 1] ?? [])[hour] = count;
  return grid;
}

type Counts = RowsOf<typeof countOpen>;
type Names = RowsOf<typeof nameOpen>;
const mostPeople = 40;
const mostNames = 24;

const heaviest = (one: { open: number }, other: { open: number }): number => other.open - one.open;

export function presentPeople(
  counts: Counts,
  names: Names,
  finishers: RowsOf<typeof countFinishers>,
  weeks: number,
): Load[] {
  const nameOf = new Map(names.filter(({ by }) => by === 'person').map(({ id, name }) => [id, name]));
  const finished = new Map(finishers.map(({ id, finished: count }) => [id, count]));
  return counts
    .filter(({ by }) => by === 'person')
    .toSorted(heaviest)
    .slice(0, mostPeople)
    .map(({ id, open, overdue, week, next }) => ({
      person: id === null ? null : { id, name: nameOf.get(id) ?? '' },
      open,
      overdue,
      week,
      next,
      later: open - overdue - week - next,
      pace: toTenth((finished.get(id) ?? 0) / weeks),
    }));
}

export function presentOpen(
  counts: Counts,
  names: Names,
): Pick<ReportSummary, 'priorities' | 'labels' | 'boards'> {
  const of = (by: Counts[number]['by']) => counts.filter((row) => row.by === by);
  const named = (by: Counts[number]['by']) =>
    of(by).flatMap(({ id, open, overdue }) => {
      const name = names.find((each) => each.by === by && each.id === id);
      return name ? [{ ...name, open, overdue }] : [];
    });
  const labels = new Map<string, ReportSummary['labels'][number]>();
  for (const { name, more: hex_code, open, overdue } of named('label')) {
    const known = labels.get(name) ?? { name, hex_code, open: 0, overdue: 0 };
    labels.set(name, { ...known, open: known.open + open, overdue: known.overdue + overdue });
  }
  return {
    priorities: [4, 3, 2, 1].map((id) => {
      const { open = 0, overdue = 0 } = of('priority').find((row) => row.id === id) ?? {};
      return { id, open, overdue };
    }),
    labels: [...labels.values()].toSorted(heaviest).slice(0, mostNames),
    boards: named('board')
      .map(({ id, name, more: project, open, overdue }) => ({ id, name, project, open, overdue }))
      .toSorted(heaviest)
      .slice(0, mostNames),
  };
}

const kindOrder = ['hecho', 'en curso', 'pendiente'];

/** What is done lies at the bottom, what waits on top. */
export function presentBands(rows: RowsOf<typeof countBands>, length: number): ReportFlow['bands'] {
  const bands = new Map<string, RowsOf<typeof countBands>>();
  for (const row of rows) {
    const key = row.kind === 'hecho' ? row.kind : `${row.kind} ${row.name}`;
    bands.set(key, [...(bands.get(key) ?? []), row]);
  }
  return [...bands.values()]
    .map((changes) => {
      const [{ name, kind, position } = { name: '', kind: 'hecho' as const, position: '' }] = changes;
      return { name, kind, position, counts: runningTotal(changes, length) };
    })
    .toSorted(
      (one, other) =>
        kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind) ||
        (one.position < other.position ? 1 : -1),
    )
    .map(({ name, kind, counts }) => ({ name, kind, counts }));
}

export const presentPercentiles = (values: readonly (number | null)[] | null): Percentiles => {
  const [p50, p85, p95] = values ?? [];
  if (typeof p50 !== 'number' || typeof p85 !== 'number' || typeof p95 !== 'number') return null;
  return { p50: toTenth(p50), p85: toTenth(p85), p95: toTenth(p95) };
};

export const presentFinished = (
  rows: RowsOf<typeof listFinished>,
  timeZone: string,
): ReportFlow['finished'] =>
  rows.map(({ since, lead, cycle, ...place }) => ({
    ...place,
    day: dayIn(since, timeZone),
    lead: toTenth(lead),
    cycle: cycle === null ? null : toTenth(cycle),
  }));

export const presentColumns = (rows: RowsOf<typeof measureColumns>): ReportFlow['columns'] =>
  rows.map(({ name, kind, tasks, spread: [low = 0, median = 0, high = 0], before }) => ({
    name,
    kind,
    tasks,
    low: toTenth(low),
    median: toTenth(median),
    high: toTenth(high),
    before: before === null ? null : toTenth(before),
  }));

/** A day ends with the instant at which the next one begins: that is when something is late. */
const dayBefore = (at: number, timeZone: string, isEnd: boolean): string =>
  dayIn(isEnd ? at - 1 : at, timeZone);

export const presentBehind = (
  {
    at,
    took,
    assigned_id,
    assigned_name,
    count: _count,
    readable: _readable,
    ...task
  }: RowsOf<typeof listBehind>[number],
  timeZone: string,
  isDue: boolean,
): TaskBehind => ({
  ...task,
  assigned: assigned_id === null ? null : { id: assigned_id, name: assigned_name },
  day: at === null ? null : dayBefore(at, timeZone, isDue),
  took: took === null ? null : toTenth(took),
});

/** The last so many calendar days, as working days: what is finished on a free one counts for the day before. */
export function presentPace(
  finished: readonly number[],
  days: readonly string[],
  isFree: (day: string) => boolean,
): number[] {
  const pace: number[] = [];
  for (const [index, day] of days.entries()) {
    if (!isFree(day) || pace.length === 0) pace.push(finished[index] ?? 0);
    else pace[pace.length - 1] = (pace.at(-1) ?? 0) + (finished[index] ?? 0);
  }
  return pace;
}

export const lastDays = (today: string, count: number): { from: string; to: string } => ({
  from: dayAfter(today, 1 - count),
  to: today,
});
