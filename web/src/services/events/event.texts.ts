import type { Event, EventType } from '@cuadrilla/contract/log/events';
import type { Source } from '../../features/tasks/data/task-fields.tsx';

interface EventWords {
  /** Among what happened lately: after who did it, before the name of what it happened to. */
  lately: string;
  /** In the history of a task, if it is told there. */
  history?: string;
  /** Announced to whoever has the task on the screen, before its title, if at all. */
  announced?: string;
}

/** What is said of each thing that can happen. What a change of a task says of its fields is in `fieldTexts`. */
export const eventTexts: Record<EventType, EventWords> = {
  'project.created': { lately: 'creó el proyecto' },
  'project.updated': { lately: 'cambió el proyecto' },
  'project.deleted': { lately: 'eliminó el proyecto' },
  'project.restored': { lately: 'restauró el proyecto' },
  'project.emptied': { lately: 'vació la papelera de' },
  'label.created': { lately: 'sumó la etiqueta' },
  'label.updated': { lately: 'cambió la etiqueta' },
  'label.deleted': { lately: 'eliminó la etiqueta' },
  'label.restored': { lately: 'restauró la etiqueta' },
  'board.created': { lately: 'creó el tablero' },
  'board.updated': { lately: 'cambió el tablero' },
  'board.deleted': { lately: 'eliminó el tablero' },
  'board.restored': { lately: 'restauró el tablero' },
  'column.created': { lately: 'sumó una columna a' },
  'column.updated': { lately: 'cambió una columna de' },
  'column.deleted': { lately: 'eliminó una columna de' },
  'column.restored': { lately: 'restauró una columna de' },
  'column.spread': { lately: 'ordenó una columna de' },
  'task.created': { lately: 'creó la tarea', history: 'creó la tarea', announced: 'creó' },
  'task.updated': { lately: 'cambió la tarea', announced: 'cambió' },
  'task.deleted': { lately: 'eliminó la tarea', history: 'eliminó la tarea', announced: 'eliminó' },
  'task.restored': { lately: 'restauró la tarea', history: 'restauró la tarea', announced: 'restauró' },
  'comment.created': { lately: 'comentó en', history: 'comentó', announced: 'comentó en' },
  'comment.updated': { lately: 'editó un comentario en', history: 'editó un comentario' },
  'comment.deleted': { lately: 'eliminó un comentario en', history: 'eliminó un comentario' },
  'point.created': { lately: 'agregó un punto a', history: 'agregó el punto' },
  'point.updated': { lately: 'cambió un punto de' },
  'point.deleted': { lately: 'eliminó un punto de', history: 'eliminó el punto' },
  'point.restored': { lately: 'restauró un punto de', history: 'restauró el punto' },
  'attachment.created': { lately: 'agregó un archivo a', history: 'agregó el archivo' },
  'attachment.updated': {
    lately: 'cambió el nombre de un archivo de',
    history: 'cambió el nombre del archivo',
  },
  'attachment.deleted': { lately: 'eliminó un archivo de', history: 'eliminó el archivo' },
  'attachment.restored': { lately: 'restauró un archivo de', history: 'restauró el archivo' },
  'dependency.created': { lately: 'marcó como bloqueada', announced: 'marcó como bloqueada' },
  'dependency.deleted': { lately: 'quitó un bloqueo de', announced: 'quitó un bloqueo de' },
  'document.created': { lately: 'creó el documento' },
  'document.updated': { lately: 'cambió el documento' },
  'document.edited': { lately: 'escribió en el documento' },
  'document.deleted': { lately: 'eliminó el documento' },
  'document.restored': { lately: 'restauró el documento' },
  'document.commented': { lately: 'comentó en el documento' },
  'document.recommented': { lately: 'cambió un comentario en el documento' },
  'document.uncommented': { lately: 'eliminó un comentario en el documento' },
  'document.settled': { lately: 'resolvió o reabrió un comentario en el documento' },
  'member.added': { lately: 'sumó al proyecto a' },
  'member.updated': { lately: 'cambió el rol de' },
  'member.removed': { lately: 'quitó del proyecto a' },
  'member.renamed': { lately: 'cambió el nombre de' },
  'member.pictured': { lately: 'cambió la imagen de' },
  'team.added': { lately: 'sumó al proyecto al equipo' },
  'team.updated': { lately: 'cambió el rol del equipo' },
  'team.removed': { lately: 'quitó del proyecto al equipo' },
  'rule.created': { lately: 'creó la automatización' },
  'rule.updated': { lately: 'cambió la automatización' },
  'rule.deleted': { lately: 'eliminó la automatización' },
  'webhook.created': { lately: 'creó el webhook' },
  'webhook.updated': { lately: 'cambió el webhook' },
  'webhook.deleted': { lately: 'eliminó el webhook' },
  'token.removed': { lately: 'quitó el acceso al token' },
};

/** In the history of a task, before the title of the other one. */
export const dependencyTexts = {
  'dependency.created': { blocked: 'la marcó como bloqueada por', blocks: 'marcó que bloquea a' },
  'dependency.deleted': { blocked: 'quitó que esté bloqueada por', blocks: 'quitó que bloquee a' },
};

/** Where the event alone does not tell what happened. */
export const specialTexts = {
  left: 'dejó el proyecto',
  paused: 'tiene detenida la automatización',
  webhookPaused: 'tiene apagado el webhook',
  moved: 'movió',
  unarchivedLately: 'sacó del archivo la tarea',
  departed: 'movió la tarea a otro proyecto',
  arrived: 'trajo la tarea de otro proyecto',
  departedLately: 'movió a otro proyecto la tarea',
  arrivedLately: 'trajo de otro proyecto la tarea',
  passed: 'pasó la repetición a la tarea siguiente',
  ended: 'completó la última repetición',
  /** By what alone has changed of a document; the widest of several. */
  document: [
    ['title', 'renombró el documento'],
    ['public', 'cambió quién lee el documento'],
    ['locked', 'cambió quién escribe en el documento'],
    ['template', 'cambió la plantilla'],
    ['parent_id', 'movió el documento'],
    ['position', 'reordenó el documento'],
  ] as const,
  /** By what alone has changed of a point. */
  point: { done: 'marcó un punto de', undone: 'desmarcó un punto de', position: 'ordenó los puntos de' },
  through: (person: string, team: string) => `${person} por el equipo ${team}`,
};

export const goneTexts = {
  task: 'una tarea eliminada',
  board: 'un tablero eliminado',
  label: 'una etiqueta',
  document: 'un documento eliminado',
  person: 'una persona',
  team: 'eliminado',
  rule: 'eliminada',
  webhook: 'eliminado',
  token: 'revocado',
};

export const valueTexts = {
  to: 'a',
  quoted: (text: string) => `«${text}»`,
  unknown: {
    priorities: '',
    people: 'alguien que ya no está',
    columns: 'otra columna',
    boards: 'otro tablero',
    labels: 'otra etiqueta',
  } satisfies Record<Source, string>,
};

/** Whoever it was: a rule is told by itself, not by the person it acts for; a program together with its owner. */
export function whoDid({ actor, via }: Pick<Event, 'actor' | 'via'>): string {
  if (!via) return actor.name;
  const ways = { token: 'mediante el token', import: 'al importar', template: 'con la plantilla' };
  return via.kind === 'rule'
    ? `Automatización «${via.name}»`
    : `${actor.name}, ${ways[via.kind]} «${via.name}»,`;
}
