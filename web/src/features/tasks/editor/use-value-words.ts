import { formatMoment } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/time-zone.ts';
import { dueInstant } from '../due-date.ts';
import { priorityChoices, type Choice } from '../form/task-choices.ts';
import type { EditedField, TaskValues } from './task-values.ts';
import type { TaskChoices } from './TaskProperties.tsx';

/** A field's value in words; empty for none. */
export function useValueWords({ people, labels, boards, columns }: TaskChoices) {
  const zone = useTimeZone();
  const chosen: Partial<Record<EditedField, Choice[]>> = {
    priorityId: priorityChoices,
    assignedTo: people,
    labelId: labels,
    boardId: boards,
    columnId: columns,
  };
  return (field: EditedField, values: TaskValues): string => {
    const value = values[field];
    if (field === 'dueDate') return values.dueDate && formatMoment(dueInstant(values.dueDate, zone), zone);
    const list = chosen[field];
    return list ? (list.find((choice) => choice.value === value)?.label ?? '') : String(value ?? '');
  };
}
