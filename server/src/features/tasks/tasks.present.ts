import { priorities, type Task } from '@cuadrilla/contract/tasks';
import type { TaskRow } from './tasks.queries.ts';

const priorityById = new Map(priorities.map((priority) => [priority.id as number, priority]));

export const presentTask = (row: TaskRow): Task => ({
  id: row.id,
  title: row.title,
  description: row.description,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  due_date: row.dueDate?.toISOString() ?? null,
  priority_id: row.priorityId,
  Priority: priorityById.get(row.priorityId) ?? priorities[0],
  assigned_to: row.assignedTo,
  assignedTo: presentAssignee(row),
  created_by: row.createdBy,
  board_id: row.boardId,
  label_id: row.labelId,
  column_id: row.columnId,
  position: row.position,
  version: row.version,
  commentCount: row.commentCount,
});

function presentAssignee({ assignedTo, assigneeFirstName, assigneeLastName }: TaskRow): Task['assignedTo'] {
  if (assignedTo === null) return null;
  return { id: assignedTo, first_name: assigneeFirstName ?? '', last_name: assigneeLastName ?? '' };
}
