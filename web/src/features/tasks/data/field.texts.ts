import type { TaskFieldName } from '@cuadrilla/contract/tasks/task-fields';

interface FieldWords {
  label: string;
  /** Of a filter, where it is another one. */
  filter?: string;
  /** Where there is no value. */
  none?: string;
  /** What a date means, below its input. */
  at?: (moment: string) => string;
  over?: (moment: string) => string;
  /** A filter's name for dates that are over. */
  past?: string;
  /** Among what happened lately, before the task's name. */
  lately: string;
  /** In the task's history, before the values: another value, the first one, none any more. */
  changed?: string;
  put?: string;
  removed?: string;
  /** Where nobody knows the values any more. */
  unknown?: string;
}

const noDate = 'Sin fecha';

export const fieldTexts: Record<TaskFieldName, FieldWords> = {
  title: { label: 'Título', lately: 'cambió el título de' },
  description: {
    label: 'Descripción',
    lately: 'cambió la descripción de',
    changed: 'cambió la descripción',
    put: 'agregó la descripción',
  },
  startDate: {
    label: 'Fecha de inicio',
    filter: 'Inicio',
    none: noDate,
    at: (moment) => `Empieza el ${moment}`,
    past: 'Ya comenzadas',
    lately: 'cambió la fecha de inicio de',
    put: 'puso la fecha de inicio',
    removed: 'quitó la fecha de inicio',
  },
  dueDate: {
    label: 'Fecha límite',
    none: noDate,
    at: (moment) => `Vence el ${moment}`,
    over: (moment) => `Venció el ${moment}`,
    past: 'Vencidas',
    lately: 'cambió la fecha límite de',
    put: 'puso la fecha límite',
    removed: 'quitó la fecha límite',
  },
  repeat: {
    label: 'Repetición',
    none: 'No se repite',
    lately: 'cambió la repetición de',
    put: 'puso la repetición',
    removed: 'quitó la repetición',
  },
  priorityId: { label: 'Prioridad', lately: 'cambió la prioridad de' },
  estimate: {
    label: 'Estimación',
    none: 'Sin estimación',
    lately: 'cambió la estimación de',
    put: 'puso la estimación',
    removed: 'quitó la estimación',
  },
  assignedTo: {
    label: 'Responsable',
    none: 'Sin responsable',
    lately: 'cambió el responsable de',
    put: 'asignó la tarea a',
    removed: 'quitó el responsable',
  },
  labelId: {
    label: 'Etiqueta',
    none: 'Sin etiqueta',
    lately: 'cambió la etiqueta de',
    put: 'puso la etiqueta',
    removed: 'quitó la etiqueta',
  },
  labelIds: {
    label: 'Etiquetas',
    none: 'Sin etiquetas',
    lately: 'cambió las etiquetas de',
    put: 'puso las etiquetas',
    removed: 'quitó las etiquetas',
  },
  boardId: {
    label: 'Tablero',
    lately: 'pasó a otro tablero la tarea',
    changed: 'movió la tarea del tablero',
  },
  columnId: {
    label: 'Estado',
    lately: 'movió la tarea',
    changed: 'movió la tarea de',
    unknown: 'cambió el estado de la tarea',
  },
  archived: {
    label: 'Archivadas',
    lately: 'archivó la tarea',
    put: 'archivó la tarea',
    changed: 'sacó la tarea del archivo',
  },
  position: { label: 'Manual', lately: 'reordenó la tarea', changed: 'cambió el orden de la tarea' },
};
