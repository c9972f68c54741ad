import type { TaskChanges } from '@cuadrilla/contract/log/events';
import { limits } from '@cuadrilla/contract/kernel/fields';

type Ids = readonly number[];
export type SetChange = NonNullable<TaskChanges['label_ids']>;

const without = (ids: Ids, gone: Ids): number[] => ids.filter((id) => !gone.includes(id));
const isSame = (one: Ids, other: Ids): boolean => one.join() === other.join();

/** What a wish makes of a set that others have changed since: only what the wish itself adds and takes away. */
export function mergedSet(base: Ids, wished: Ids, current: Ids): number[] {
  if (isSame(base, current)) return [...wished];
  const kept = without(current, without(base, wished));
  return [...kept, ...without(without(wished, base), kept)];
}

/** Back to where it stood among those that are still there, or to the end where none of these are. */
export function putBack(current: Ids, before: Ids, id: number): number[] {
  if (current.includes(id) || current.length >= limits.labels) return [...current];
  const place = before.indexOf(id);
  const previous = before.slice(0, place).findLast((each) => current.includes(each));
  const next = before.slice(place + 1).find((each) => current.includes(each));
  const at =
    previous !== undefined
      ? current.indexOf(previous) + 1
      : next === undefined
        ? current.length
        : current.indexOf(next);
  return current.toSpliced(at, 0, id);
}

/** Takes one change back and leaves what others have added or taken away since. */
export function takenFromSet(current: Ids, { before, after }: SetChange): number[] {
  const lost = without(before, after);
  if (isSame(current, after)) return [...before];
  return lost.reduce<number[]>(
    (ids, id) => putBack(ids, before, id),
    without(current, without(after, before)),
  );
}
