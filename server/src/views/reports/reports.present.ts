import { dayAfter, dayIn, firstOfWeek, type WeekStart } from '@cuadrilla/contract/kernel/day';
import type { Load, ReportSummary, TaskBehind } from '@cuadrilla/contract/views/reports/reports';
import type { listBehind } from './figure-tasks.queries.ts';
import type { countOpen, nameOpen } from './load.queries.ts';
import type { ReportDays } from './report-days.ts';
import type { countDays, countFinishers, countMoments } from './sums.queries.ts';

export type RowsOf<Query extends (...all: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>;

interface Change {
  bucket: number;
  change: number;
}

/** What changed in each bucket from the first on. */
export function countsOf(changes: readonly Change[], length: number): number[] {
  const counts = Array.from({ length: length + 2 }, () => 0);
  for (const { bucket, change } of changes) counts[bucket] = (counts[bucket] ?? 0) + change;
  return counts.slice(1, length + 1);
}

export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** From what changed on each day to how many there were at its end. */
export function runningTotal(changes: readonly Change[], length: number, start: number): number[] {
  let total = start;
  return countsOf(changes, length).map((change) => (total += change));
}

/** Bucket 0 is how many there are in the end: less all that has changed since, so many there were before the first day. */
export const startOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { bucket, change }) => (bucket === 0 ? sum + change : sum - change), 0);

/** A day of the person's ends on the same day of UTC in the east, and on the next in the west. */
export function presentDays(rows: RowsOf<typeof countDays>, { days, edges }: ReportDays) {
  const [open, west, east] = (['open', 'late west', 'late east'] as const).map((what) => {
    const changes = rows.filter((row) => row.what === what);
    return runningTotal(changes, days.length, startOf(changes));
  });
  const overdue = days.map((day, index) => {
    const isEast = edges[index + 1]?.toISOString().startsWith(day);
    return (isEast ? east : west)?.[index] ?? 0;
  });
  return { open: open ?? [], overdue };
}

/** The first bucket is the time before the period; each of the others a day. */
export function presentWeeks(
  rows: RowsOf<typeof countMoments>,
  days: readonly string[],
  weekStart: WeekStart,
): Pick<ReportSummary, 'weeks' | 'before'> {
  const [created = [], finished = []] = (['created', 'finished'] as const).map((name) =>
    countsOf(
      rows.filter(({ what }) => what === name),
      days.length + 1,
    ),
  );
  const weeks = new Map<string, ReportSummary['weeks'][number]>();
  for (const [index, day] of days.entries()) {
    const key = firstOfWeek(day, weekStart);
    const week = weeks.get(key) ?? { first: day, last: day, created: 0, finished: 0 };
    weeks.set(key, {
      ...week,
      last: day,
      created: week.created + (created[index + 1] ?? 0),
      finished: week.finished + (finished[index + 1] ?? 0),
    });
  }
  return { weeks: [...weeks.values()], before: { created: created[0] ?? 0, finished: finished[0] ?? 0 } };
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

/** A day ends with the instant at which the next one begins: that is when something is late. */
const dayBefore = (at: number, timeZone: string, isEnd: boolean): string =>
  dayIn(isEnd ? at - 1 : at, timeZone);

export const presentBehind = (
  { at, took, assigned_id, assigned_name, ...task }: Awaited<ReturnType<typeof listBehind>>['tasks'][number],
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
