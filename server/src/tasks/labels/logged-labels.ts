import type { TaskChanges } from '@cuadrilla/contract/log/events';

export const setOf = (labelId: number | null): number[] => (labelId === null ? [] : [labelId]);

/** Before tasks had several labels, the log told of the one. */
export function withAllLabels(told: TaskChanges): TaskChanges {
  const { label_id, label_ids } = told;
  if (!label_id || label_ids) return told;
  return { ...told, label_ids: { before: setOf(label_id.before), after: setOf(label_id.after) } };
}
