import type { Notification } from '@cuadrilla/contract/notices/notifications/notifications';
import type { NotificationRow } from './notifications.queries.ts';

export const presentNotification = ({ project, board, task, ...row }: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  at: new Date(row.at).toISOString(),
  read: row.read,
  actor: row.actor,
  Project: project,
  Board: board,
  Task: task,
  comment: row.comment,
  Document: row.document,
  role: row.role,
  due: row.due,
  note: row.note,
});
