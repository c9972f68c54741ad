import type { Channel, MailMode, Topic } from '@cuadrilla/contract/notices/notifications/preferences';

const topics: Record<Topic, string> = {
  mentions: 'Menciones',
  assignments: 'Tareas que me asignan',
  comments: 'Comentarios en mis tareas y en las que sigo',
  completions: 'Tareas que sigo y se completan',
  dueSoon: 'Fecha límite, un día antes y el mismo día',
  overdue: 'Tareas que se vencen',
  memberships: 'Invitaciones y cambios de rol',
  automations: 'Lo que avisan las automatizaciones',
};
const channels: Record<Channel, string> = { app: 'En la app', mail: 'Correo', push: 'Navegador' };
const modes: Record<MailMode, string> = {
  instant: 'Al momento',
  daily: 'Un resumen al día',
  workdays: 'Un resumen de lunes a viernes',
  none: 'Ninguno',
};

export const preferenceTexts = {
  title: 'Qué avisa y dónde',
  why: 'Tus propios cambios no avisan.',
  topic: 'Aviso',
  topics,
  channels,
  cell: (topic: Topic, channel: Channel) => `${topics[topic]}: ${channels[channel]}`,
  failed: 'No se pudo guardar',
  mail: 'Avisos por correo',
  noMail: 'Esta instancia no envía correo: los avisos llegan solo a la app y al navegador.',
  mode: 'Frecuencia',
  modes,
  modeHint: {
    instant: 'Varios avisos de lo mismo en pocos minutos son un solo correo.',
    daily: 'Un solo correo con lo que se juntó. Sin novedades, no se envía.',
    workdays:
      'Un solo correo con lo que se juntó, salvo los feriados de tu país. Sin novedades, no se envía.',
    none: 'En la app siguen como siempre.',
  } satisfies Record<MailMode, string>,
  digestAt: 'Hora del resumen',
  example: 'Ver un ejemplo',
  quietTitle: 'Horas de silencio',
  quietWhy: 'En ese rato los avisos quedan en la campana y no suenan; los correos llegan después.',
  quiet: { on: 'Silenciar cada día', from: 'Desde las', to: 'Hasta las' },
  push: 'Avisos en este navegador',
  pushOn: 'Activar en este navegador',
  pushOff: 'Desactivar en este navegador',
  pushIsOn: 'Este navegador avisa aunque Cuadrilla esté cerrada.',
  pushIsOff: 'Este navegador no avisa mientras Cuadrilla está cerrada.',
  pushImpossible: 'Este navegador no puede recibir avisos.',
  pushDenied: 'El navegador tiene los avisos bloqueados para este sitio: se permiten en sus ajustes.',
  pushFailed: 'No se pudo activar',
};
