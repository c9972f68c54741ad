import { priorities, type Task } from '@cuadrilla/contract/tasks';
import { toFields } from './task-fields.ts';
import type { TaskRow } from './tasks.queries.ts';

const priorityById = new Map(priorities.map((priority) => [priority.id as number, priority]));

/** The id comes first: an object that began with the spread would be several times slower to make. */
export const presentTask = (row: TaskRow): Task => ({
  id: row.id,
  ...toFields(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  Priority: priorityById.get(row.priorityId) ?? priorities[0],
  assignedTo: presentAssignee(row),
  created_by: row.createdBy,
  version: row.version,
  commentCount: row.commentCount,
});

function presentAssignee({ assignedTo, assigneeFirstName, assigneeLastName }: TaskRow): Task['assignedTo'] {
  if (assignedTo === null) return null;
  return { id: assignedTo, first_name: assigneeFirstName ?? '', last_name: assigneeLastName ?? '' };
}
