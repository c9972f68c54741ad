import type { ColumnKind } from '@cuadrilla/contract/boards';
import { dayIn } from '@cuadrilla/contract/day';
import { mostDots, type Percentiles, type ReportFlow } from '@cuadrilla/contract/reports/reports';
import type { listFinished, listReportColumns, listUnderWay, readStays } from './flow.queries.ts';
import { countWorkingDays, type ReportDays, type WorkingClock } from './report-days.ts';
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

function presentPercentiles(durations: readonly number[]): Percentiles {
  const [p50, p85, p95] = sharesOf(durations, [0.5, 0.85, 0.95]).map(toTenth);
  return p50 === undefined || p85 === undefined || p95 === undefined ? null : { p50, p85, p95 };
}

/** Of the tasks that were finished on the days which the period touches, those of the period: three numbers for each. */
export const finishedIn = (times: Uint32Array, { start, end }: ReportDays): Uint32Array =>
  times.filter((_at, index) => isWithin(times[index - (index % 3) + 2] ?? 0, start, end));

const isWithin = (at: number, start: Date, end: Date): boolean =>
  at * 1_000 >= start.getTime() && at * 1_000 < end.getTime();

/** Since when those are drawn that are. */
export function drawnSince(times: Uint32Array, { start }: ReportDays): Date {
  const inOrder = times.filter((_at, index) => index % 3 === 2).toSorted();
  const last = inOrder.at(-mostDots);
  return last === undefined ? start : new Date(last * 1_000);
}

export function presentTimes(
  times: Uint32Array,
  clock: WorkingClock,
): Pick<ReportFlow, 'finishedCount' | 'lead' | 'cycle'> {
  const [lead, cycle]: [number[], number[]] = [[], []];
  for (let index = 0; index < times.length; index += 3) {
    const [made = 0, begun = 0, finished = 0] = [times[index], times[index + 1], times[index + 2]];
    lead.push(countWorkingDays(clock, made, finished));
    if (begun < finished) cycle.push(countWorkingDays(clock, begun, finished));
  }
  return { finishedCount: lead.length, lead: presentPercentiles(lead), cycle: presentPercentiles(cycle) };
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
  { startBefore, start, end }: ReportDays,
): ReportFlow['columns'] {
  const columns = new Map<string, { name: string; kind: ColumnKind; now: number[]; before: number[] }>();
  for (const { id, name, kind } of known) {
    const column = columns.get(`${kind} ${name}`) ?? { name, kind, now: [], before: [] };
    columns.set(`${kind} ${name}`, column);
    const times = stays.get(id) ?? [];
    for (let index = 0; index < times.length; index += 2) {
      const [from = 0, to = 0] = [times[index], times[index + 1]];
      if (!isWithin(to, startBefore, end)) continue;
      (isWithin(to, start, end) ? column.now : column.before).push(countWorkingDays(clock, from, to));
    }
  }
  return [...columns.values()]
    .filter(({ now }) => now.length > 0)
    .map(({ name, kind, now, before }) => {
      const [low = 0, median = 0, high = 0] = sharesOf(now, [0.15, 0.5, 0.85]).map(toTenth);
      const [medianBefore = null] = sharesOf(before, [0.5]).map(toTenth);
      return { name, kind, tasks: now.length, low, median, high, before: medianBefore };
    });
}
