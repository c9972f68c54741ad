import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { answeredValues } from './task-fields.tsx';

/** A task as the server sends it, for tests that are about something else. */
export const aTask = (fields: Partial<Task> = {}): Task => ({
  id: 1,
  number: 1,
  ...answeredValues(
    {
      title: 'Pedir carpas',
      dueDate: '2026-12-01',
      priorityId: 2,
      boardId: 3,
      columnId: 10,
      position: 'a0',
    },
    'UTC',
  ),
  createdAt: '2026-10-01T10:00:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
  Priority: { id: 2, name: 'Media' },
  Labels: [],
  assignedTo: null,
  created_by: 1,
  version: 1,
  commentCount: 0,
  pointCount: 0,
  pointsDone: 0,
  attachmentCount: 0,
  blockedBy: 0,
  ...fields,
});
