import * as z from 'zod/mini';
import { columnKinds, newLabel } from '../../tasks/boards.ts';
import { parseDate } from '../../kernel/dates.ts';
import { messages } from '../../kernel/errors.ts';
import { instant, limits, requiredLine, requiredText, storable } from '../../kernel/fields.ts';
import { pointContent, pointDay } from '../../tasks/points.ts';
import { plainShape } from '../../tasks/copied-fields.ts';
import { schemasFor } from '../../tasks/task-schemas.ts';
import { importStates } from '../../log/import-states.ts';

/** Where tasks come from; the browser reads each one's file, the server only sees what it says. */
export const importSources = ['trello', 'asana', 'jira', 'planka', 'kanboard', 'csv'] as const;
export type ImportSource = (typeof importSources)[number];

export const importLimits = {
  tasks: 20_000,
  /** In one request, and in one change. */
  part: 100,
  boards: 100,
  columns: 50,
  people: 500,
  labels: 200,
  comments: 100,
  sourceId: 200,
  fileName: 200,
  /** Of one person, that are not over. */
  underWay: 10,
} as const;

/** After how many days it can be undone no more. */
export const importUndoDays = 30;

export const importMessages = {
  notFound: 'Importación no encontrada',
  incomplete: 'Falta recibir parte del archivo',
  takenBack: 'La importación se deshizo',
  tooManyTasks: 'Son más tareas de las que se anunciaron',
  notUndoable: 'La importación ya no se puede deshacer',
  tooMany: 'Ya hay demasiadas importaciones sin terminar: falta que terminen, o deshacer alguna',
  placeUnknown: 'La tarea no dice en qué columna va',
} as const;

const text = (subject: string, max: number) => z.string().check(...storable(subject, max));

/** Somebody of whom the file speaks. */
export const importPerson = z.object({
  name: text('El nombre', limits.name),
  email: z.nullable(text('El email', limits.email)),
});
export type ImportPerson = z.output<typeof importPerson>;

export const sourceId = text('El identificador', importLimits.sourceId).check(
  z.minLength(1, 'El identificador falta'),
);

const importBoard = z.object({
  name: requiredLine('El nombre', limits.name, 'El nombre es obligatorio'),
  columns: z
    .array(
      z.object({
        name: requiredLine('El nombre', limits.name, 'El nombre es obligatorio'),
        kind: z.enum(columnKinds),
      }),
    )
    .check(z.minLength(1), z.maxLength(importLimits.columns)),
});
export type ImportBoard = z.output<typeof importBoard>;

export const importPlan = z.object({
  source: z.enum(importSources),
  fileName: requiredLine('El nombre', importLimits.fileName, 'El nombre es obligatorio'),
  boards: z.array(importBoard).check(z.minLength(1), z.maxLength(importLimits.boards)),
  people: z.array(importPerson).check(z.maxLength(importLimits.people)),
  labels: z.array(newLabel).check(z.maxLength(importLimits.labels)),
  taskCount: z.int().check(z.gte(1), z.lte(importLimits.tasks)),
});
export type ImportPlan = z.output<typeof importPlan>;

const date = z
  .string('La fecha no es válida')
  .check(z.refine((said) => parseDate(said) !== undefined, 'La fecha no es válida'));

const index = z.int().check(z.gte(0), z.lte(importLimits.people));

const fields = schemasFor('create');

/** A task as it is to be; its places, its label and its person are counted in the plan's lists. */
export const importedTask = z.object({
  ...plainShape,
  /** What it is called where it comes from: brought in again, it is known by that. */
  sourceId: z.nullable(sourceId),
  board: index,
  column: index,
  title: fields.title,
  description: text('La descripción', limits.description),
  priorityId: fields.priorityId,
  startDate: schemasFor('change').startDate,
  dueDate: fields.dueDate,
  /** When it was made there, and finished: reports count by that, and count nothing where nobody knows. */
  createdAt: z.optional(date),
  finishedAt: z.optional(date),
  person: z.nullable(index),
  label: z.nullable(index),
  /** All of them, where there are several. */
  labels: z.optional(z.array(index).check(z.maxLength(limits.labels, messages.tooManyLabels))),
  comments: z
    .array(requiredText('El comentario', limits.comment, 'El comentario es obligatorio'))
    .check(z.maxLength(importLimits.comments)),
  points: z.optional(
    z
      .array(z.object({ content: pointContent, done: z.boolean(), dueDay: z.optional(pointDay) }))
      .check(z.maxLength(limits.points, messages.tooManyPoints)),
  ),
});
export type ImportedTask = z.output<typeof importedTask>;

export const taskImport = z.object({
  id: z.int(),
  projectId: z.int(),
  projectName: z.string(),
  /** It was made for this. */
  newProject: z.boolean(),
  source: z.enum(importSources),
  fileName: z.string(),
  state: z.enum(importStates),
  boards: z.int(),
  columns: z.int(),
  /** Of those whom the file names, who was found. */
  people: z.nullable(z.int()),
  taskCount: z.int(),
  /** How many of the tasks are there. */
  done: z.int(),
  createdAt: instant,
  endedAt: z.nullable(instant),
  /** Null where it cannot be undone. */
  undoableUntil: z.nullable(instant),
  /** It stopped, all that is left of it is there, and it is the caller's: it can be started again. */
  resumable: z.boolean(),
});
export type TaskImport = z.output<typeof taskImport>;
