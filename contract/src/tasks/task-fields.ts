import * as z from 'zod/mini';
import { dueFilters } from '../kernel/dates.ts';
import { messages } from '../kernel/errors.ts';
import { queryAmounts, queryIds } from '../kernel/fields.ts';
import type { FieldEntry } from './field-kinds.ts';

/** By their names in payloads, in the order in which messages are told. */
export const taskFields = {
  title: {
    as: 'title',
    kind: 'text',
    copied: 'anywhere',
    exported: 'Título',
    watched: 'el título',
    value: z.string(),
    sort: true,
  },
  description: {
    as: 'description',
    kind: 'text',
    copied: 'anywhere',
    exported: 'Descripción',
    watched: 'la descripción',
    value: z.string(),
  },
  startDate: {
    as: 'start_date',
    day: 'start_day',
    kind: 'date',
    copied: 'anywhere',
    exported: 'Inicio',
    watched: 'la fecha de inicio',
    value: z.nullable(z.string()),
    bulk: true,
    sort: true,
    filter: { as: 'start', by: z.enum(dueFilters, 'El inicio no es válido') },
  },
  dueDate: {
    as: 'due_date',
    day: 'due_day',
    kind: 'date',
    copied: 'anywhere',
    exported: 'Vence',
    watched: 'la fecha límite',
    value: z.nullable(z.string()),
    bulk: true,
    sort: true,
    filter: { as: 'due', by: z.enum(dueFilters, 'El plazo no es válido') },
  },
  /** Only what is due can repeat. */
  repeat: {
    as: 'repeat',
    kind: 'repeat',
    copied: 'anywhere',
    exported: 'Repetición',
    value: z.nullable(z.string()),
  },
  priorityId: {
    as: 'priority_id',
    kind: 'choice',
    of: 'priorities',
    copied: 'anywhere',
    exported: 'Prioridad',
    watched: 'la prioridad',
    value: z.int(),
    bulk: true,
    sort: true,
    filter: { as: 'priority', by: queryIds('La prioridad no es válida', 4) },
  },
  /** Points or hours, in halves. */
  estimate: {
    as: 'estimate',
    kind: 'number',
    copied: 'anywhere',
    exported: 'Estimación',
    watched: 'la estimación',
    value: z.nullable(z.number()),
    bulk: true,
    sort: true,
    filter: { as: 'estimate', by: queryAmounts(messages.estimateInvalid) },
  },
  assignedTo: {
    as: 'assigned_to',
    kind: 'person',
    copied: 'in project',
    exported: 'Responsable',
    value: z.nullable(z.int()),
    bulk: true,
    sort: true,
    filter: { as: 'assignee', by: queryIds('El responsable no es válido') },
  },
  /** The first of its labels, as the specification has it: it follows from all of them, which are the next field. */
  labelId: {
    as: 'label_id',
    kind: 'choice',
    of: 'labels',
    copied: 'never',
    exported: null,
    watched: 'la etiqueta',
    value: z.nullable(z.int()),
    bulk: true,
    filter: { as: 'label', by: queryIds(messages.labelNotFound) },
  },
  /** In the order in which they were added. Nobody's change stands against another's. */
  labelIds: {
    as: 'label_ids',
    kind: 'choices',
    of: 'labels',
    copied: 'in project',
    exported: 'Etiquetas',
    value: z.array(z.int()),
  },
  boardId: {
    as: 'board_id',
    kind: 'choice',
    of: 'boards',
    copied: 'never',
    exported: 'Tablero',
    value: z.int(),
    bulk: true,
  },
  columnId: {
    as: 'column_id',
    kind: 'choice',
    of: 'columns',
    copied: 'never',
    exported: 'Columna',
    value: z.int(),
    bulk: true,
    sort: true,
    filter: { as: 'column', by: queryIds(messages.columnNotFound) },
  },
  /** Out of sight for good, and not in the trash: lists have it only where it is asked for. */
  archived: {
    as: 'archived',
    kind: 'flag',
    copied: 'never',
    exported: null,
    value: z.boolean(),
    bulk: true,
    filter: { as: 'archived', by: z.enum(['true'], messages.archivedInvalid) },
  },
  /** Payloads say behind which task it is to stand. */
  position: {
    as: 'position',
    kind: 'text',
    copied: 'never',
    exported: null,
    value: z.string(),
    sort: true,
  },
} as const satisfies Record<string, FieldEntry>;

export type TaskFieldTable = typeof taskFields;
export type TaskFieldName = keyof TaskFieldTable;

type Having<Part extends string> = {
  [Name in TaskFieldName]: Part extends keyof TaskFieldTable[Name] ? Name : never;
}[TaskFieldName];
type PartOf<Name extends TaskFieldName, Part extends string> =
  TaskFieldTable[Name] extends Record<Part, infer Value> ? Value : never;

/** One part of every field that has it, by the names in payloads. */
/* @__NO_SIDE_EFFECTS__ */
export const partsOf = <Part extends string>(part: Part) =>
  Object.fromEntries(
    Object.entries<object>(taskFields).flatMap(([name, field]) =>
      part in field ? [[name, (field as Record<Part, unknown>)[part]]] : [],
    ),
  ) as { [Name in Having<Part>]: PartOf<Name, Part> };

type LoggedShape = { [Name in TaskFieldName as TaskFieldTable[Name]['as']]: TaskFieldTable[Name]['value'] };
/** By the names in answers and in the log. */
export const loggedShape = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values(taskFields).map(({ as, value }) => [as, value]),
) as LoggedShape;
/** The log keeps them before and after a change. */
export type TaskFields = { [As in keyof LoggedShape]: z.output<LoggedShape[As]> };

export type SortedField = TaskFieldTable[Having<'sort'>]['as'];
export const sortedFields = /* @__PURE__ */ Object.values<{ as: string; sort?: true }>(taskFields).flatMap(
  ({ as, sort }) => (sort ? [as as SortedField] : []),
);

type FilterShape = {
  [Name in Having<'filter'> as TaskFieldTable[Name]['filter']['as']]: z.ZodMiniOptional<
    TaskFieldTable[Name]['filter']['by']
  >;
};
export const filterShape = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values(/* @__PURE__ */ partsOf('filter')).map(({ as, by }) => [as, z.optional(by)]),
) as FilterShape;
/** Which of several labels a task must have. */
export const labelsHow = {
  labels: z.optional(z.enum(['any', 'all', 'none'], 'La forma de filtrar por etiquetas no es válida')),
};
export type LabelsHow = 'any' | 'all' | 'none';

export type TaskFilter = { [As in keyof FilterShape]?: z.input<FilterShape[As]> | undefined };
