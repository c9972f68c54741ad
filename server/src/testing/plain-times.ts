import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { dayAfter, dayIn, startOfDay } from '@cuadrilla/contract/kernel/day';
import { isWorkingDay } from '@cuadrilla/contract/kernel/holidays/working-days';
import type { Moment, Seen } from './report-history.ts';

interface Column {
  id: number;
  name: string | null;
  kind: ColumnKind;
}

/** Day by day, as much as there is of each that is worked on; nobody has holidays. */
function countDays(from: Date, to: Date, timeZone: string): number {
  let total = 0;
  for (let day = dayIn(from, timeZone); day <= dayIn(to, timeZone); day = dayAfter(day, 1)) {
    const [begin, end] = [day, dayAfter(day, 1)].map((each) => startOfDay(each, timeZone).getTime());
    if (begin === undefined || end === undefined || !isWorkingDay(day, new Set())) continue;
    const worked = Math.min(end, to.getTime()) - Math.max(begin, from.getTime());
    total += Math.max(0, worked) / (end - begin);
  }
  return total;
}

/** At most so long do as many of them take, in between where that is nobody's place. */
function share(durations: readonly number[], part: number): number {
  const sorted = durations.toSorted((one, other) => one - other);
  const [low, high] = [Math.floor, Math.ceil].map((round) => sorted[round(part * (sorted.length - 1))] ?? 0);
  return (low ?? 0) + ((high ?? 0) - (low ?? 0)) * ((part * (sorted.length - 1)) % 1);
}

const sharesOf = (durations: readonly number[]) =>
  durations.length === 0
    ? null
    : { p50: share(durations, 0.5), p85: share(durations, 0.85), p95: share(durations, 0.95) };

/** What became of one task: how it was at each moment since it was there. */
type Life = { at: Date; task: Seen }[];

const livesOf = (history: readonly Moment[]): Life[] => {
  const ids = new Set(history.flatMap(({ seen }) => seen.map(({ id }) => id)));
  return [...ids].map((id) =>
    history.flatMap(({ at, seen }) => seen.filter((task) => task.id === id).map((task) => ({ at, task }))),
  );
};

const beganIn = (life: Life): Date | undefined => life.find(({ task }) => task.kind !== 'pendiente')?.at;

/** When it was made, begun and finished, as often as it was. */
const finishesOf = (life: Life) =>
  life.flatMap(({ at, task }, index) => {
    const isFinished = task.here && task.kind === 'hecho' && life[index - 1]?.task.kind !== 'hecho';
    return isFinished ? [{ made: life[0]?.at ?? at, begun: beganIn(life) ?? at, at }] : [];
  });

/** Since when it was in a column when it went from there to another. */
const staysOf = (life: Life) =>
  life.flatMap(({ at, task }, index) => {
    const last = life[index - 1]?.task;
    if (!last?.here || !task.here || last.columnId === task.columnId || last.kind === 'hecho') return [];
    const before = life
      .slice(0, index)
      .findLastIndex((each) => !each.task.here || each.task.columnId !== last.columnId);
    return [{ columnId: last.columnId, from: life[before + 1]?.at ?? at, at }];
  });

/** What a report of these days must say of how long things took, counted in the plainest way and not rounded. */
export function timesPlainly(
  history: readonly Moment[],
  columns: readonly Column[],
  days: readonly string[],
  timeZone: string,
  now: Date,
) {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [before, start, end] = [dayAfter(first, -days.length), first, dayAfter(last, 1)].map((day) =>
    startOfDay(day, timeZone),
  );
  if (!before || !start || !end) throw new Error('there are no days');
  const took = (from: Date, to: Date) => countDays(from, to, timeZone);
  const lives = livesOf(history);
  const finished = lives.flatMap(finishesOf).filter(({ at }) => at >= start && at < end);
  const stays = lives.flatMap(staysOf);
  const names = new Set(columns.flatMap(({ name, kind }) => (name === null ? [] : [`${kind} ${name}`])));
  const inColumns = [...names].flatMap((key) => {
    const ids = new Set(columns.filter(({ name, kind }) => `${kind} ${name}` === key).map(({ id }) => id));
    const [within = [], earlier = []] = [
      [start, end],
      [before, start],
    ].map(([from, to]) =>
      stays
        .filter(({ columnId, at }) => ids.has(columnId) && from && to && at >= from && at < to)
        .map((stay) => took(stay.from, stay.at)),
    );
    const medianBefore = earlier.length === 0 ? null : share(earlier, 0.5);
    const [low, median, high] = [0.15, 0.5, 0.85].map((part) => share(within, part));
    const found = { tasks: within.length, low, median, high, before: medianBefore };
    return within.length === 0 ? [] : [[key, found] as const];
  });
  const underWay = lives.flatMap((life) => {
    const { task } = life.at(-1) ?? {};
    const isThere = history.at(-1)?.seen.includes(task as Seen);
    if (!task?.here || task.kind !== 'en curso' || !isThere) return [];
    return [[task.id, took(beganIn(life) ?? now, now)] as const];
  });
  return {
    finishedCount: finished.length,
    lead: sharesOf(finished.map(({ made, at }) => took(made, at))),
    cycle: sharesOf(finished.filter(({ begun, at }) => begun < at).map(({ begun, at }) => took(begun, at))),
    columns: Object.fromEntries(inColumns),
    underWay: Object.fromEntries(underWay),
  };
}
