import type { reportTimes } from '../../platform/database/schema/schema.ts';
import type { Span } from './spans.ts';
import { dayOf } from './sums.ts';

/** The times of one thing on one day of UTC. */
export type DayTimes = Omit<typeof reportTimes.$inferSelect, 'projectId'>;

/** How many instants belong together: made, begun and finished; come and left. */
const widths: Record<DayTimes['what'], number> = { finished: 3, left: 2 };

/** In whole seconds, which last until the year 2106. */
const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

interface Entry extends Pick<DayTimes, 'what' | 'key'> {
  times: number[];
  at: Date;
}

/** Work on what was done at once never began. How long something took that was made elsewhere, nobody knows perhaps. */
function timesOf(span: Span): Entry[] {
  const entries: Entry[] = [];
  const { until, createdAt, startedAt, finishedAt: at, columnSince, columnId } = span;
  if (span.finished && createdAt && at) {
    const begun = startedAt && startedAt < at ? startedAt : at;
    entries.push({ what: 'finished', key: 0, times: [createdAt, begun, at].map(seconds), at });
  }
  if (until && span.moved && span.kind !== 'hecho')
    entries.push({ what: 'left', key: columnId, times: [columnSince, until].map(seconds), at: until });
  return entries;
}

/** What these spans add to the days that are concerned. A span that ends has told how it began. */
export function timesToAdd(ended: readonly Span[], begun: readonly Span[]): DayTimes[] {
  const entries = [
    ...ended.flatMap((span) => timesOf({ ...span, finished: false })),
    ...begun.flatMap(timesOf),
  ];
  const days = new Map<string, DayTimes & { all: number[] }>();
  for (const { what, key, times, at } of entries) {
    const name = `${what} ${key} ${dayOf(at.getTime())}`;
    const known = days.get(name) ?? { what, key, day: dayOf(at.getTime()), times: new Uint8Array(), all: [] };
    known.all.push(...times);
    days.set(name, known);
  }
  return [...days.values()].map(({ all, ...day }) => ({ ...day, times: pack(all) }));
}

const pack = (values: readonly number[]): Uint8Array => new Uint8Array(new Uint32Array(values).buffer);

export const unpack = (times: Uint8Array | null): Uint32Array =>
  new Uint32Array(new Uint8Array(times ?? []).buffer);

/** In the order of time, whatever was added first: so they are the same when the log is read anew. */
export function joinTimes(stored: DayTimes | undefined, added: DayTimes): DayTimes {
  const values = [...unpack(stored?.times ?? null), ...unpack(added.times)];
  const width = widths[added.what];
  const rows = Array.from({ length: values.length / width }, (_, index) =>
    values.slice(index * width, (index + 1) * width),
  );
  return { ...added, times: pack(rows.toSorted(byEnd).flat()) };
}

const byEnd = (one: readonly number[], other: readonly number[]): number => {
  const index = one.findLastIndex((at, place) => at !== other[place]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
};
