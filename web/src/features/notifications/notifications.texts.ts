import type { Notification } from '@cuadrilla/contract/notices/notifications/notifications';

type Kind = Notification['kind'];

/** What somebody did, behind their name; of what is due there is nobody. */
const deeds: Partial<Record<Kind, string>> = {
  mentioned: 'te mencionó',
  assigned: 'te asignó la tarea',
  unassigned: 'ya no te asigna la tarea',
  point: 'te asignó un punto de la tarea',
  commented: 'comentó',
  done: 'completó la tarea',
};

export const notificationTexts = {
  title: 'Notificaciones',
  filters: 'Qué notificaciones',
  unread: 'Sin leer',
  mentions: 'Menciones',
  assigned: 'Asignaciones',
  all: 'Todas',
  readAll: 'Marcar todo como leído',
  allRead: 'Todo leído',
  seeAll: 'Ver todas',
  settings: 'Ajustes de notificaciones',
  more: 'Ver más',
  loading: 'Cargando notificaciones',
  failed: 'No se pudieron cargar las notificaciones',
  markFailed: 'No se pudo marcar',
  readGroup: (title: string) => `Marcar como leído: ${title}`,
  unreadGroup: (title: string) => `Marcar como no leído: ${title}`,
  isNew: 'Sin leer: ',
  project: 'Proyecto',
  anyProject: 'Todos los proyectos',
  none: {
    unread: 'No queda nada sin leer',
    mentions: 'Nadie te mencionó todavía',
    assigned: 'Nadie te asignó nada todavía',
    all: 'Todavía no hay notificaciones',
  },
  noneText: 'Aquí se avisa de lo que te asignan, de las menciones, de los comentarios y de lo que vence.',
  today: 'Hoy',
  yesterday: 'Ayer',
  earlier: 'Antes',
  deed: ({ kind, role }: Notification): string =>
    kind === 'added'
      ? `te agregó al proyecto con el rol ${role}`
      : kind === 'role'
        ? `cambió tu rol a ${role}`
        : (deeds[kind] ?? ''),
  commentedWith: (others: number) =>
    others === 1 ? 'y otra persona comentaron' : `y ${others} personas más comentaron`,
  /** Of what nobody did: a date that comes, or a rule. */
  told: ({ kind, note }: Notification, date: string): string =>
    kind === 'rule'
      ? (note ?? '')
      : kind === 'paused'
        ? `Se detuvo la automatización «${note}»`
        : kind === 'webhook'
          ? `Se apagó el webhook «${note}»`
          : notificationTexts.due(kind, date),
  due: (kind: Kind, date: string): string =>
    kind === 'overdue'
      ? `Venció el ${date}`
      : kind === 'today'
        ? `Vence hoy, ${date}`
        : `Vence mañana, ${date}`,
};
