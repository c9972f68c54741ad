import type { Changes } from '@cuadrilla/contract/events';

/** As the log and the API say it, so that two instants or two numbers compare by value. */
const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** Before and after of every field that `wanted` names and that differs from `current`. */
export function changedFields(current: Record<string, unknown>, wanted: Record<string, unknown>): Changes {
  const changes: Changes = {};
  for (const [field, value] of Object.entries(wanted)) {
    if (value === undefined) continue;
    const [before, after] = [plain(current[field]), plain(value)];
    if (before !== after) changes[field] = { before, after };
  }
  return changes;
}

export const isUnchanged = (changes: Changes): boolean => Object.keys(changes).length === 0;
