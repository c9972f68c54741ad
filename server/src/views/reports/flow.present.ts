import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { mostDots, type Percentiles, type ReportFlow } from '@cuadrilla/contract/views/reports/reports';
import type { listFinished, listReportColumns, listUnderWay, readStays } from './flow.queries.ts';
import { countWorkingDays, readClock, type ReportDays, type WorkingClock } from './report-days.ts';
import { type RowsOf, runningTotal, startOf, toTenth } from './reports.present.ts';
import { sharesOf } from './shares.ts';
import type { countBands } from './sums.queries.ts';

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
      const start = kind === 'hecho' ? 0 : startOf(changes);
      return { name, kind, position, counts: runningTotal(changes, length, start) };
    })
    .filter(({ counts }) => counts.some(Boolean))
    .toSorted(
      (one, other) =>
        kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind) ||
        (one.position < other.position ? 1 : -1),
    )
    .map(({ name, kind, counts }) => ({ name, kind, counts }));
}

function presentPercentiles(durations: Float64Array): Percentiles {
  const [p50, p85, p95] = sharesOf(durations, [0.5, 0.85, 0.95]).map(toTenth);
  if (p50 === undefined || p85 === undefined || p95 === undefined) return null;
  const beyond = durations.reduce((count, days) => (toTenth(days) > p95 ? count + 1 : count), 0);
  return { p50, p85, p95, beyond };
}

const secondsOf = (at: Date): number => at.getTime() / 1_000;

/** Of the tasks that were finished on the days which the period touches, those of the period: three numbers for each. */
export function finishedIn(times: Uint32Array, { start, end }: ReportDays): Uint32Array {
  const [from, to] = [secondsOf(start), secondsOf(end)];
  const kept = new Uint32Array(times.length);
  let length = 0;
  for (let index = 0; index < times.length; index += 3) {
    const finished = times[index + 2] ?? 0;
    if (finished < from || finished >= to) continue;
    for (let each = index; each < index + 3; each += 1) kept[length++] = times[each] ?? 0;
  }
  return kept.subarray(0, length);
}

/** Since when those are drawn that are, to the day. */
export function drawnSince(times: Uint32Array, { start, edges }: ReportDays): Date {
  const perDay = new Uint32Array(edges.length + 1);
  const from = secondsOf(start);
  for (let index = 2; index < times.length; index += 3) {
    const day = Math.floor(((times[index] ?? 0) - from) / 86_400);
    perDay[day] = (perDay[day] ?? 0) + 1;
  }
  let day = perDay.length;
  for (let drawn = 0; day > 0 && drawn < mostDots; drawn += perDay[day] ?? 0) day -= 1;
  return new Date((from + day * 86_400) * 1_000);
}

export function presentTimes(
  times: Uint32Array,
  clock: WorkingClock,
): Pick<ReportFlow, 'finishedCount' | 'lead' | 'cycle'> {
  const finishedCount = times.length / 3;
  const [lead, cycle] = [new Float64Array(finishedCount), new Float64Array(finishedCount)];
  let begunCount = 0;
  for (let index = 0; index < times.length; index += 3) {
    const [made, begun, finished] = [times[index] ?? 0, times[index + 1] ?? 0, times[index + 2] ?? 0];
    const done = readClock(clock, finished);
    lead[index / 3] = done - readClock(clock, made);
    if (begun < finished) cycle[begunCount++] = done - readClock(clock, begun);
  }
  return {
    finishedCount,
    lead: presentPercentiles(lead),
    cycle: presentPercentiles(cycle.subarray(0, begunCount)),
  };
}

export const presentFinished = (
  rows: RowsOf<typeof listFinished>,
  clock: WorkingClock,
  timeZone: string,
): ReportFlow['finished'] =>
  rows.map(({ made, begun, finished, ...place }) => ({
    ...place,
    day: dayIn(finished * 1_000, timeZone),
    lead: toTenth(countWorkingDays(clock, made, finished)),
    cycle: begun < finished ? toTenth(countWorkingDays(clock, begun, finished)) : null,
  }));

export const presentUnderWay = (
  rows: RowsOf<typeof listUnderWay>,
  clock: WorkingClock,
  now: Date,
): ReportFlow['underWay'] =>
  rows.map(({ begun, ...task }) => ({
    ...task,
    age: toTenth(countWorkingDays(clock, begun, now.getTime() / 1_000)),
  }));

/** Columns of one name and meaning together. */
export function presentColumns(
  known: RowsOf<typeof listReportColumns>,
  stays: Awaited<ReturnType<typeof readStays>>,
  clock: WorkingClock,
  period: ReportDays,
): ReportFlow['columns'] {
  const columns = new Map<string, { name: string; kind: ColumnKind; times: Uint32Array[] }>();
  for (const { id, name, kind } of known) {
    const column = columns.get(`${kind} ${name}`) ?? { name, kind, times: [] };
    columns.set(`${kind} ${name}`, column);
    column.times.push(stays.get(id) ?? new Uint32Array());
  }
  return [...columns.values()].flatMap(({ name, kind, times }) => {
    const { now, before } = stayedIn(times, clock, period);
    if (now.length === 0) return [];
    const [low = 0, median = 0, high = 0] = sharesOf(now, [0.15, 0.5, 0.85]).map(toTenth);
    const [medianBefore = null] = sharesOf(before, [0.5]).map(toTenth);
    return [{ name, kind, tasks: now.length, low, median, high, before: medianBefore }];
  });
}

/** How long tasks stayed that left in the period, and in as many days before. */
function stayedIn(
  times: readonly Uint32Array[],
  clock: WorkingClock,
  { startBefore, start, end }: ReportDays,
): { now: Float64Array; before: Float64Array } {
  const most = times.reduce((total, { length }) => total + length / 2, 0);
  const [now, before] = [new Float64Array(most), new Float64Array(most)];
  const [first, middle, last] = [secondsOf(startBefore), secondsOf(start), secondsOf(end)];
  let [nowCount, beforeCount] = [0, 0];
  for (const each of times)
    for (let index = 0; index < each.length; index += 2) {
      const left = each[index + 1] ?? 0;
      if (left < first || left >= last) continue;
      const days = countWorkingDays(clock, each[index] ?? 0, left);
      if (left >= middle) now[nowCount++] = days;
      else before[beforeCount++] = days;
    }
  return { now: now.subarray(0, nowCount), before: before.subarray(0, beforeCount) };
}
