import { answeredDates } from '@cuadrilla/contract/tasks/answered-dates';
import { priorities, type Task } from '@cuadrilla/contract/tasks/tasks';
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
  Priority: presentPriority(row),
  Labels: row.labels ?? [],
  assignedTo: presentAssignee(row),
  created_by: row.createdBy,
  version: row.version,
  commentCount: row.commentCount,
  pointCount: row.pointCount,
  pointsDone: row.pointsDone,
  attachmentCount: row.attachmentCount,
  blockedBy: row.blockedBy,
});

function presentFields(row: TaskRow, timeZone: string) {
  const fields = toFields(row);
  return Object.assign(fields, answeredDates(fields, timeZone));
}

export const presentPriority = ({ priorityId }: Pick<TaskRow, 'priorityId'>): Task['Priority'] =>
  priorityById.get(priorityId) ?? priorities[0];

type Assigned = Pick<TaskRow, 'assignedTo' | 'assigneeFirstName' | 'assigneeLastName' | 'assigneeTimeZone'>;

export function presentAssignee({ assignedTo, ...row }: Assigned): Task['assignedTo'] {
  if (assignedTo === null) return null;
  return {
    id: assignedTo,
    first_name: row.assigneeFirstName ?? '',
    last_name: row.assigneeLastName ?? '',
    time_zone: row.assigneeTimeZone ?? '',
  };
}
