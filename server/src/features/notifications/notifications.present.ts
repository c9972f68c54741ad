import type { Notification } from '@cuadrilla/contract/notifications/notifications';
import type { Last, NotificationRow } from './notifications.queries.ts';

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
  role: row.role,
  due: row.due,
});

export const cursorOf = ({ at, id }: NotificationRow): string => `${new Date(at).getTime()}-${id}`;

export function parseCursor(text: string): Last | undefined {
  const [, at, id] = /^(\d{1,15})-(\d{1,9})$/.exec(text) ?? [];
  return at === undefined ? undefined : { at: new Date(Number(at)), id: Number(id) };
}
