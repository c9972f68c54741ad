import { dayLength } from '@cuadrilla/contract/kernel/durations';
import type { reportSums } from '../../platform/database/schema/schema.ts';
import { isAway, type Span } from './spans.ts';

/** The sums of one thing on one day of UTC. */
export type DaySums = Omit<typeof reportSums.$inferSelect, 'projectId'>;
type SumKey = Pick<DaySums, 'what' | 'key' | 'day'>;

interface Entry {
  what: DaySums['what'];
  key: number;
  /** In milliseconds. */
  at: number;
  change: number;
}

/** All clocks of the world are some quarters of an hour apart, so every day of theirs begins with one of them. */
export const quarter = 900_000;
export const quartersADay = dayLength / quarter;

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const quarterOf = (at: number): number =>
  Math.floor(at / quarter) - Math.floor(at / dayLength) * quartersADay;

/**
 * From when on it counts as late when a day ends, which it does not on the day that it is due: from just before the day of
 * UTC that begins, where a later day of the west ends with it or in it, and where one of the east ends.
 */
function lateFrom({ dueDay, dueDate }: Span): { west: number; east: number } | undefined {
  if (dueDate) return { west: dueDate.getTime(), east: dueDate.getTime() };
  if (dueDay === null) return undefined;
  const due = Date.parse(dueDay) - 1;
  return { west: due + 2 * dayLength, east: due + dayLength };
}

/** What there is one more of, or fewer, because of it. What is not late yet will be, as far as is known. */
function countSpan(span: Span, at: number, change: 1 | -1): Entry[] {
  if (isAway(span)) return [];
  const entries: Entry[] = [{ what: span.kind, key: span.columnId, at, change }];
  const late = span.kind === 'hecho' ? undefined : lateFrom(span);
  if (late)
    entries.push(
      { what: 'late west', key: 0, at: Math.max(at, late.west), change },
      { what: 'late east', key: 0, at: Math.max(at, late.east), change },
    );
  return entries;
}

function begin(span: Span): Entry[] {
  const at = span.since.getTime();
  const entries = countSpan(span, at, 1);
  const { born, createdAt, finished, finishedAt } = span;
  if (born && createdAt) entries.push({ what: 'created', key: 0, at: createdAt.getTime(), change: 1 });
  if (finished && finishedAt)
    entries.push({ what: 'finished', key: span.assignedTo ?? 0, at: finishedAt.getTime(), change: 1 });
  return entries;
}

const end = (span: Span): Entry[] => (span.until ? countSpan(span, span.until.getTime(), -1) : []);

const nameOf = ({ what, key, day }: SumKey): string => `${what} ${key} ${day}`;

interface DayChanges extends SumKey {
  /** By quarter. */
  changes: Map<number, number>;
}

const add = (changes: Map<number, number>, at: number, change: number) =>
  changes.set(at, (changes.get(at) ?? 0) + change);

/** What these spans change in the sums, in which quarters of an hour of which days. */
export function sumUp(ended: readonly Span[], begun: readonly Span[]): DayChanges[] {
  const days = new Map<string, DayChanges>();
  for (const { what, key, at, change } of [...begun.flatMap(begin), ...[...ended, ...begun].flatMap(end)]) {
    const place = { what, key, day: dayOf(at) };
    const known = days.get(nameOf(place)) ?? { ...place, changes: new Map() };
    add(known.changes, quarterOf(at), change);
    days.set(nameOf(place), known);
  }
  return [...days.values()].filter(({ changes }) => [...changes.values()].some(Boolean));
}

/** The sums of those days with the changes in them: empty where nothing is left to tell. */
export function addTo(stored: readonly DaySums[], changed: readonly DayChanges[]): DaySums[] {
  const known = new Map(stored.map((sums) => [nameOf(sums), sums]));
  return changed.map(({ changes, ...place }) => {
    const all = new Map(changes);
    const { quarters = [], sums = [] } = known.get(nameOf(place)) ?? {};
    for (const [index, at] of quarters.entries()) add(all, at, (sums[index] ?? 0) - (sums[index - 1] ?? 0));
    const left = [...all].filter(([, change]) => change !== 0).toSorted(([one], [other]) => one - other);
    let sum = 0;
    return { ...place, quarters: left.map(([at]) => at), sums: left.map(([, change]) => (sum += change)) };
  });
}
