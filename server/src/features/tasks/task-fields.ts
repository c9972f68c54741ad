import type { TaskChanges, TaskFields } from '@cuadrilla/contract/events';
import type { TaskChange } from '@cuadrilla/contract/tasks';
import { changedFields } from '../../log/changed-fields.ts';
import { dueInstant } from './due-date.ts';

interface TaskValues {
  title: string;
  description: string;
  dueDate: Date | null;
  priorityId: number;
  assignedTo: number | null;
  labelId: number | null;
  boardId: number;
  columnId: number;
  position: string;
}

/** As the log names them. */
export const toFields = (row: TaskValues): TaskFields => ({
  title: row.title,
  description: row.description,
  due_date: row.dueDate?.toISOString() ?? null,
  priority_id: row.priorityId,
  assigned_to: row.assignedTo,
  label_id: row.labelId,
  board_id: row.boardId,
  column_id: row.columnId,
  position: row.position,
});

export const wishedFields = (wish: TaskChange, timeZone: string) => ({
  title: wish.title,
  description: wish.description,
  due_date: wish.dueDate === undefined ? undefined : dueInstant(wish.dueDate, timeZone).toISOString(),
  priority_id: wish.priorityId,
  assigned_to: wish.assignedTo,
  label_id: wish.labelId,
  board_id: wish.boardId,
  column_id: wish.columnId,
});

const values = (changes: TaskChanges, side: 'before' | 'after'): Partial<TaskFields> =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[side]]));

export const valuesBefore = (changes: TaskChanges): Partial<TaskFields> => values(changes, 'before');

type Wished = { [Field in keyof TaskFields]?: TaskFields[Field] | undefined };

/** What is wanted otherwise than it is. */
export const differing = (current: TaskFields, wanted: Wished): Partial<TaskFields> =>
  values(changedFields(current, wanted), 'after');
