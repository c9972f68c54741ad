import { partsOf, type SortedField } from '@cuadrilla/contract/tasks/task-fields';
import type { KeptTask } from '@cuadrilla/contract/tasks/many-tasks';
import type { TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import { fieldTexts } from './field.texts.ts';
import { loggedAs } from './task-fields.tsx';

interface Titled {
  title: string;
}

/** Who changed something meanwhile. */
export interface Editor {
  name: string;
  /** The same person, in another tab. */
  isYou: boolean;
}

/** «Carpas», or how many there are. */
const named = (tasks: readonly Titled[]): string =>
  tasks.length === 1 ? `«${tasks[0]?.title}»` : `${tasks.length} tareas`;

const deeds = {
  create: ['creó', 'crearon'],
  change: ['cambió', 'cambiaron'],
  move: ['movió', 'movieron'],
  remove: ['eliminó', 'eliminaron'],
} as const;
export type Deed = keyof typeof deeds;

export const taskTexts = {
  options: (title: string) => `Opciones de «${title}»`,
  number: (number: number) => `#${number}`,
  copyLink: 'Copiar enlace',
  moved: (title: string, column: string) => `«${title}» movida a ${column}`,
  menuFailed: 'No se pudo abrir el menú. Vuelve a cargar la página.',
  complete: (title: string) => `Completar «${title}»`,

  create: 'Crear tarea',
  creating: 'Creando la tarea',
  created: 'Tarea creada',
  duplicated: (title: string) => `«${title}» duplicada`,
  createFailed: 'No se pudo crear la tarea.',
  saved: 'Cambios guardados',
  moreFields: 'Más campos',
  cancel: 'Cancelar',
  remove: 'Eliminar tarea',
  removed: (title: string) => `«${title}» eliminada`,
  removeFailed: 'No se pudo eliminar la tarea',
  removedMany: (tasks: readonly Titled[]) =>
    `${named(tasks)} ${tasks.length === 1 ? 'eliminada' : 'eliminadas'}`,
  refused: (deed: Deed, tasks: readonly Titled[], why: string) =>
    `${named(tasks)} no se ${deeds[deed][tasks.length === 1 ? 0 : 1]}: ${why}`,
  undone: (tasks: readonly Titled[]) => `Cambio deshecho en ${named(tasks)}`,
  undoneOf: (count: number, total: number, why: string) =>
    `${count} de ${total} tareas ${count === 1 ? 'deshecha' : 'deshechas'}; ${why}`,
  kept: {
    changed: (title: string, name: string) => `«${title}» la cambió ${name}`,
    changed_by_you: (title: string) => `«${title}» la cambiaste después`,
    task_gone: (title: string) => `«${title}» ya no está disponible`,
    place_gone: (title: string) => `el lugar de antes de «${title}» ya no existe`,
  } satisfies Record<KeptTask['reason'], (title: string, name: string) => string>,
  keptMany: (count: number) => `las otras ${count} cambiaron después`,
  becamePoint: (title: string, of: string) => `«${title}» ahora es un punto de «${of}»`,
  archived: (tasks: readonly Titled[]) =>
    `${named(tasks)} ${tasks.length === 1 ? 'archivada' : 'archivadas'}`,
  unarchived: (tasks: readonly Titled[]) =>
    `${named(tasks)} ${tasks.length === 1 ? 'sacada' : 'sacadas'} del archivo`,
  restored: 'Tarea restaurada',
  restoredMany: (count: number) => (count === 1 ? 'Tarea restaurada' : `${count} tareas restauradas`),
  restoreFailed: 'No se pudo restaurar la tarea',

  count: (count: number) => (count === 0 ? 'Sin tareas' : count === 1 ? '1 tarea' : `${count} tareas`),
  /** Of all tasks those that were found, where something was looked for. */
  countOf: (found: number | undefined, count: number) =>
    found === undefined || found === count ? taskTexts.count(count) : `${found} de ${taskTexts.count(count)}`,
  archivedCount: (count: number) =>
    count === 0 ? 'Sin tareas archivadas' : count === 1 ? '1 tarea archivada' : `${count} tareas archivadas`,
  newAbove: (count: number) => (count === 1 ? '1 tarea nueva arriba' : `${count} tareas nuevas arriba`),
  found: (count: number) => (count === 0 ? 'Sin resultados' : taskTexts.count(count)),
  attending: {
    looking: (name: string) => `${name} la está viendo`,
    editing: (name: string) => `${name} está editando`,
    holding: (name: string) => `${name} la está moviendo`,
  },
  loading: 'Cargando tareas',
  none: 'No se encontraron tareas.',
  noneYet: 'Todavía no hay tareas en este tablero. Para empezar alcanza con un título.',
  moreFailed: 'No se pudieron cargar más tareas.',
  overdue: 'vencida',
  today: ' · hoy',
  todayAlone: 'hoy',
  blockedBy: (count: number) => `Bloqueada por ${count === 1 ? '1 tarea' : `${count} tareas`}`,
  doneThoughBlocked: (tasks: readonly { blockedBy: number }[]) => {
    const [task, ...others] = tasks;
    if (others.length > 0) return `${tasks.length} quedaron hechas con tareas que las bloquean sin terminar`;
    return task?.blockedBy === 1
      ? 'Quedó hecha con 1 tarea que la bloquea sin terminar'
      : `Quedó hecha con ${task?.blockedBy} tareas que la bloquean sin terminar`;
  },
  comments: (count: number) => (count === 1 ? '1 comentario' : `${count} comentarios`),
  files: (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`),
  points: (done: number, count: number) => `${done} de ${count} ${count === 1 ? 'punto' : 'puntos'}`,

  titleExample: 'Por ejemplo, Revisar los textos de la portada',
  time: 'Hora',
  timeWrong: 'La hora no es válida',
  timeHint: 'O todo el día',
  repeats: (words: string) => `Se repite ${words}`,
  choosePriority: 'Elegir prioridad',
  critical: 'Crítica',

  removeTitle: (title: string) => `Eliminar «${title}»`,
  removeWithComments: (count: number) =>
    count === 1
      ? 'La tarea y su comentario dejan de verse. Durante 30 días se puede restaurar desde la Papelera.'
      : `La tarea y sus ${count} comentarios dejan de verse. Durante 30 días se puede restaurar desde la Papelera.`,

  sort: 'Ordenar:',
  sortBy: 'Ordenar',
  sortDirection: 'Sentido',
  directions: { asc: 'Ascendente', desc: 'Descendente' },
};

const sortedBy = partsOf('sort');
const names = (Object.keys(sortedBy) as (keyof typeof sortedBy)[]).map(
  (name) => [loggedAs[name], fieldTexts[name].label] as const,
);

export const sortNames = {
  position: fieldTexts.position.label,
  id: 'Número',
  ...(Object.fromEntries(names) as Record<Exclude<SortedField, 'position'>, string>),
  createdAt: 'Fecha de creación',
  updatedAt: 'Última actualización',
  created_by: 'Creada por',
  commentCount: 'Comentarios',
} satisfies Record<TaskSortField, string>;
