import type { EventType } from '@cuadrilla/contract/events';

/** «Lucía Ferreyra» + one of these + «the thing». */
export const activityTexts: Record<EventType, string> = {
  'project.created': 'creó el proyecto',
  'project.updated': 'cambió el proyecto',
  'project.deleted': 'eliminó el proyecto',
  'project.restored': 'restauró el proyecto',
  'board.created': 'creó el tablero',
  'board.updated': 'cambió el tablero',
  'board.deleted': 'eliminó el tablero',
  'board.restored': 'restauró el tablero',
  'column.created': 'sumó una columna a',
  'column.updated': 'cambió una columna de',
  'column.deleted': 'eliminó una columna de',
  'column.restored': 'restauró una columna de',
  'task.created': 'creó la tarea',
  'task.updated': 'cambió la tarea',
  'task.deleted': 'eliminó la tarea',
  'task.restored': 'restauró la tarea',
  'comment.created': 'comentó en',
  'comment.updated': 'editó un comentario en',
  'comment.deleted': 'eliminó un comentario en',
  'member.added': 'sumó al proyecto a',
  'member.updated': 'cambió el rol de',
  'member.removed': 'quitó del proyecto a',
  'member.renamed': 'cambió el nombre de',
};

/** Instead of «cambió la tarea», where only this changed. */
export const taskChangeTexts: Record<string, string> = {
  board_id: 'pasó a otro tablero la tarea',
  column_id: 'movió la tarea',
  assigned_to: 'cambió el responsable de',
  due_date: 'cambió la fecha límite de',
  priority_id: 'cambió la prioridad de',
  label_id: 'cambió la etiqueta de',
  title: 'cambió el título de',
  description: 'cambió la descripción de',
  position: 'reordenó la tarea',
};

export const leftTexts = 'dejó el proyecto';
export const goneTexts = {
  task: 'una tarea eliminada',
  board: 'un tablero eliminado',
  person: 'una persona',
};
