import type { Task } from '@cuadrilla/contract/tasks';

/** A task as the server sends it, for tests that are about something else. */
export const aTask = (fields: Partial<Task> = {}): Task => ({
  id: 1,
  title: 'Pedir carpas',
  description: '',
  createdAt: '2026-10-01T10:00:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
  due_date: '2026-12-01T23:59:00.000Z',
  priority_id: 2,
  Priority: { id: 2, name: 'Media' },
  assigned_to: null,
  assignedTo: null,
  created_by: 1,
  board_id: 3,
  label_id: null,
  column_id: 10,
  position: 'a0',
  version: 1,
  commentCount: 0,
  ...fields,
});
