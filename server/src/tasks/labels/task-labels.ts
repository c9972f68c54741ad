import { limits } from '@cuadrilla/contract/kernel/fields';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { wholeLabels } from '@cuadrilla/contract/tasks/label-set';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { TaskBulkChange, TaskChange } from '@cuadrilla/contract/tasks/task-payloads';
import { mergedSet } from './label-sets.ts';

type Wish = TaskChange | TaskBulkChange['change'];

/** The labels as fields of the log: of all of them the first follows. */
export const labelFields = (ids: readonly number[]): Pick<TaskFields, 'label_id' | 'label_ids'> => ({
  label_id: ids[0] ?? null,
  label_ids: [...ids],
});

/** What a wish makes of the labels that a task has, where it says anything of them. */
export function wishedLabels(wish: Wish, base: TaskFields, current: TaskFields): Partial<TaskFields> {
  const { addLabelIds, removeLabelIds, labelIds, labelId } = wish;
  if (addLabelIds !== undefined || removeLabelIds !== undefined) {
    const kept = current.label_ids.filter((id) => !removeLabelIds?.includes(id));
    return labelFields([...new Set([...kept, ...(addLabelIds ?? [])])]);
  }
  const whole = wholeLabels(wish);
  if (!whole) return {};
  // Forms send the one label that they know with all else, from the version on that they were made from.
  const isUntouched =
    labelIds === undefined &&
    'version' in wish &&
    wish.version !== undefined &&
    labelId === (base.label_ids[0] ?? null);
  return isUntouched ? {} : labelFields(mergedSet(base.label_ids, whole, current.label_ids));
}

/** Those that a wish names to be had. */
export const namedLabels = (wish: Wish): readonly number[] => [
  ...(wholeLabels(wish) ?? []),
  ...(wish.addLabelIds ?? []),
];

export const tooManyLabels = ({ label_ids = [] }: Partial<TaskFields>): string[] =>
  label_ids.length > limits.labels ? [messages.tooManyLabels] : [];

/** Two who change them at once both have their way. */
export const isOfLabels = (field: string): boolean => field === 'label_id' || field === 'label_ids';
