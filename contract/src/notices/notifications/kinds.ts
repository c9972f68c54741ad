/** What somebody is told of, the most telling first: of one thing that happened nobody is told twice. */
export const notificationKinds = [
  'mentioned',
  'assigned',
  'unassigned',
  'point',
  'commented',
  'done',
  'tomorrow',
  'today',
  'overdue',
  'added',
  'role',
  'rule',
  'paused',
  'webhook',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
