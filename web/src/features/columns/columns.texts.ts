import type { Column, ColumnKind } from '@cuadrilla/contract/tasks/boards';

const kinds: Record<ColumnKind, string> = { pendiente: 'Pendiente', 'en curso': 'En curso', hecho: 'Hecho' };

export const columnTexts = {
  add: 'Agregar columna',
  adding: 'Agregando',
  added: (name: string) => `Columna «${name}» agregada`,
  addedHidden: (name: string) => `Columna «${name}» agregada, pero el filtro de estado no la muestra`,
  name: 'Nombre',
  nameExample: 'Por ejemplo, En revisión',
  nameOf: (name: string) => `Nombre de ${name}`,
  kind: 'Tipo',
  kinds,

  createTask: (name: string) => `Crear tarea en ${name}`,
  options: (name: string) => `Más opciones de ${name}`,
  rename: 'Renombrar',
  toLeft: 'Mover a la izquierda',
  toRight: 'Mover a la derecha',
  limit: 'Límite de tareas',
  limitTitle: (name: string) => `Límite de tareas en «${name}»`,
  limitText: 'Al pasarlo, la columna avisa; no impide agregar tareas.',
  limitField: 'Tareas como máximo',
  limitNote: '(vacío: sin límite)',
  save: 'Guardar',
  archiveDone: 'Archivar las hechas',
  archivedDone: (count: number) => (count === 1 ? '1 tarea archivada' : `${count} tareas archivadas`),
  archiveFailed: 'No se pudieron archivar las tareas.',
  broughtBack: (count: number) =>
    count === 1 ? '1 tarea sacada del archivo' : `${count} tareas sacadas del archivo`,
  remove: 'Eliminar',

  tasks: (count: number) => (count === 1 ? '1 tarea' : `${count} tareas`),
  tasksOf: (count: number, limit: number) => `${count} de ${limit} tareas`,
  exceeded: (count: number, limit: number) => `Límite superado: ${count} tareas, y el límite es ${limit}`,

  removeTitle: (name: string) => `Eliminar «${name}»`,
  removeMoves: ({ taskCount, archivedCount }: Pick<Column, 'taskCount' | 'archivedCount'>) => {
    const count = taskCount + archivedCount;
    if (count === 1) return `Su tarea${archivedCount ? ' archivada' : ''} pasa al final de otra columna.`;
    if (taskCount === 0) return `Sus ${count} tareas archivadas pasan al final de otra columna.`;
    const archived = archivedCount === 1 ? 'una de ellas archivada' : `${archivedCount} de ellas archivadas`;
    return `Sus ${count} tareas${archivedCount ? `, ${archived},` : ''} pasan al final de otra columna.`;
  },
  moveTo: 'Mover las tareas a',
  removeVerb: 'Eliminar columna',
  removed: (name: string) => `Columna «${name}» eliminada`,
  restored: (name: string) => `Columna «${name}» restaurada`,

  moved: (name: string) => `Columna «${name}» movida`,
  renamed: (name: string) => `Columna renombrada: «${name}»`,
  limited: (name: string, limit: number | null) =>
    limit === null ? `«${name}» sin límite de tareas` : `Límite de tareas en «${name}»: ${limit}`,
  kindOf: (name: string, kind: ColumnKind) => `Tipo de «${name}»: ${kinds[kind]}`,
  undone: (name: string) => `Cambio deshecho en la columna «${name}»`,
  undoTooLate: 'No se puede deshacer: la columna cambió después',

  addFailed: 'No se pudo agregar la columna.',
  changeFailed: 'No se pudo cambiar la columna.',
  moveFailed: 'No se pudo mover la columna.',
  removeFailed: 'No se pudo eliminar la columna.',
};
