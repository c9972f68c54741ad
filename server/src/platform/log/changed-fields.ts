import type { ChangesOf } from '@cuadrilla/contract/log/events';

type Wish<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

/** Before and after of every field that `wanted` names and that differs from `current`. */
export function changedFields<Fields extends object>(
  current: Wish<Fields>,
  wanted: Wish<Fields>,
): ChangesOf<Fields> {
  const changes: ChangesOf<Fields> = {};
  for (const field of Object.keys(wanted) as (keyof Fields)[]) {
    const [before, after] = [current[field], wanted[field]];
    if (after === undefined || isSame(before, after)) continue;
    changes[field] = { before, after } as { before: Fields[typeof field]; after: Fields[typeof field] };
  }
  return changes;
}

/** Of a set, if it has the same members in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((member, index) => member === other[index]);
}

export const isUnchanged = (changes: object): boolean => Object.keys(changes).length === 0;
