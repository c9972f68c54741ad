import { answeredDates } from '@cuadrilla/contract/task-fields';
import { priorities, type Task } from '@cuadrilla/contract/tasks';
import { toFields } from './task-fields.ts';
import type { TaskRow } from './tasks.queries.ts';

const priorityById = new Map(priorities.map((priority) => [priority.id as number, priority]));

/**
 * As somebody in that zone reads it. The id comes first: an object that began with the spread would be several times
 * slower to make.
 */
export const presentTask = (row: TaskRow, timeZone: string): Task => ({
  id: row.id,
  number: row.number,
  ...presentFields(row, timeZone),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  Priority: priorityById.get(row.priorityId) ?? priorities[0],
  assignedTo: presentAssignee(row),
  created_by: row.createdBy,
  version: row.version,
  commentCount: row.commentCount,
});

function presentFields(row: TaskRow, timeZone: string) {
  const fields = toFields(row);
  return Object.assign(fields, answeredDates(fields, timeZone));
}

function presentAssignee({ assignedTo, ...row }: TaskRow): Task['assignedTo'] {
  if (assignedTo === null) return null;
  return {
    id: assignedTo,
    first_name: row.assigneeFirstName ?? '',
    last_name: row.assigneeLastName ?? '',
    time_zone: row.assigneeTimeZone ?? '',
  };
}
