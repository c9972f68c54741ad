import * as z from 'zod/mini';
import { dueFilters, parseDate } from '../kernel/dates.ts';
import { endOfDay, isDay } from '../kernel/day.ts';
import { messages } from '../kernel/errors.ts';
import { id, limits, optionalText, queryIds, requiredLine, requiredText } from '../kernel/fields.ts';
import { isRepeat, shortestRepeat } from './repeat.ts';

const title = requiredLine('El título', limits.title, 'El título es obligatorio');
const description = requiredText('La descripción', limits.description, 'La descripción es obligatoria');

const isDate = (text: string): boolean => parseDate(text) !== undefined;

const startDate = z.nullable(
  z
    .string('La fecha de inicio no es válida')
    .check(z.trim(), z.refine(isDate, 'La fecha de inicio no es válida')),
);

const dueDate = z
  .string('La fecha límite es obligatoria')
  .check(
    z.trim(),
    z.minLength(1, 'La fecha límite es obligatoria'),
    z.refine(isDate, 'La fecha límite no es válida'),
  );

const repeat = z.nullable(
  z
    .string(messages.repeatInvalid)
    .check(z.refine(isRepeat, messages.repeatInvalid), z.overwrite(shortestRepeat)),
);

const priorityId = z
  .int({
    error: ({ input }) => (input == null ? 'La prioridad es obligatoria' : 'La prioridad no es válida'),
  })
  .check(z.gte(1, 'La prioridad no es válida'), z.lte(4, 'La prioridad no es válida'));

const assignedTo = z.nullable(id(messages.assigneeNotMember));
const labelId = z.nullable(id(messages.labelNotFound));
const archived = z.boolean(messages.archivedInvalid);
const boardId = id(messages.boardNotInProject);
const columnId = id(messages.columnNotFound);

/**
 * The fields of a task that people change, by their names in payloads, in the order in which messages are told:
 * `as` is the name in answers and in the log, and `value` what stands there. `create`, `change` and `edit` are what
 * may be said of it in a new task, in a part of one, and in a form that shows it whole; `bulk` is for those that
 * several tasks can be given alike. `filter` is its name in a list's query, and what can be asked there. The value of a
 * date is a day or an instant (`day.ts`), and `day` the name by which answers say that it is a day.
 */
export const taskFields = {
  title: { as: 'title', value: z.string(), create: title, change: title, edit: title, sort: true },
  description: {
    as: 'description',
    value: z.string(),
    create: optionalText('La descripción', limits.description),
    change: description,
    edit: description,
  },
  startDate: {
    as: 'start_date',
    day: 'start_day',
    value: z.nullable(z.string()),
    create: z.optional(startDate),
    change: startDate,
    edit: startDate,
    bulk: true,
    sort: true,
    filter: { as: 'start', by: z.enum(dueFilters, 'El inicio no es válido') },
  },
  dueDate: {
    as: 'due_date',
    day: 'due_day',
    value: z.nullable(z.string()),
    create: dueDate,
    change: dueDate,
    edit: dueDate,
    bulk: true,
    sort: true,
    filter: { as: 'due', by: z.enum(dueFilters, 'El plazo no es válido') },
  },
  /** `repeat.ts` says what it may be. Only what is due can repeat. */
  repeat: {
    as: 'repeat',
    value: z.nullable(z.string()),
    create: z.optional(repeat),
    change: repeat,
    edit: repeat,
  },
  priorityId: {
    as: 'priority_id',
    value: z.int(),
    create: priorityId,
    change: priorityId,
    edit: priorityId,
    bulk: true,
    sort: true,
    filter: { as: 'priority', by: queryIds('La prioridad no es válida', 4) },
  },
  assignedTo: {
    as: 'assigned_to',
    value: z.nullable(z.int()),
    create: z.optional(assignedTo),
    change: assignedTo,
    edit: id(messages.assigneeMissing),
    bulk: true,
    sort: true,
    filter: { as: 'assignee', by: queryIds('El responsable no es válido') },
  },
  labelId: {
    as: 'label_id',
    value: z.nullable(z.int()),
    create: z.optional(labelId),
    change: labelId,
    edit: labelId,
    bulk: true,
    filter: { as: 'label', by: queryIds(messages.labelNotFound) },
  },
  boardId: { as: 'board_id', value: z.int(), change: boardId, edit: boardId, bulk: true },
  columnId: {
    as: 'column_id',
    value: z.int(),
    create: z.optional(columnId),
    change: columnId,
    edit: z.optional(columnId),
    bulk: true,
    sort: true,
    filter: { as: 'column', by: queryIds(messages.columnNotFound) },
  },
  /** Out of sight for good, and not in the trash: lists have it only where it is asked for. */
  archived: {
    as: 'archived',
    value: z.boolean(),
    change: archived,
    bulk: true,
    filter: { as: 'archived', by: z.enum(['true'], messages.archivedInvalid) },
  },
  /** Payloads say behind which task it is to stand. */
  position: { as: 'position', value: z.string(), sort: true },
} as const;

type Table = typeof taskFields;
export type TaskFieldName = keyof Table;

type Having<Part extends string> = {
  [Name in TaskFieldName]: Part extends keyof Table[Name] ? Name : never;
}[TaskFieldName];
type PartOf<Name extends TaskFieldName, Part extends string> =
  Table[Name] extends Record<Part, infer Value> ? Value : never;

/** One part of every field that has it, by the names in payloads. */
/* @__NO_SIDE_EFFECTS__ */
export const partsOf = <Part extends string>(part: Part) =>
  Object.fromEntries(
    Object.entries<object>(taskFields).flatMap(([name, field]) =>
      part in field ? [[name, (field as Record<Part, unknown>)[part]]] : [],
    ),
  ) as { [Name in Having<Part>]: PartOf<Name, Part> };

type LoggedShape = { [Name in TaskFieldName as Table[Name]['as']]: Table[Name]['value'] };
/** By the names in answers and in the log. */
export const loggedShape = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values(taskFields).map(({ as, value }) => [as, value]),
) as LoggedShape;
/** The log keeps them before and after a change. */
export type TaskFields = { [As in keyof LoggedShape]: z.output<LoggedShape[As]> };

const days = /* @__PURE__ */ partsOf('day');
type DateName = keyof typeof days;
const dateNames = /* @__PURE__ */ Object.keys(days) as DateName[];
type DateFields = { [Name in DateName as Table[Name]['as']]: string | null };
type Days = { [Name in DateName as Table[Name]['day']]: string | null };
export type AnsweredDates = DateFields & Days;

const wholeDay = z.nullable(z.string());
/** Answers say of each date an instant, which for a day is its end where the reader is, and beside it the day. */
export const answeredShape = { ...loggedShape, start_day: wholeDay, due_day: wholeDay } satisfies Record<
  keyof Days,
  unknown
>;
export type AnsweredFields = TaskFields & Days;

/** The dates that are said of a task, as answers say them to somebody in that zone. */
export function answeredDates<Said extends Partial<DateFields>>(said: Said, timeZone: string) {
  const answer: Partial<AnsweredDates> = {};
  for (const name of dateNames) {
    const { as, day } = taskFields[name];
    const date = said[as];
    if (date === undefined) continue;
    const isWhole = date !== null && isDay(date);
    answer[as] = isWhole ? endOfDay(date, timeZone).toISOString() : date;
    answer[day] = isWhole ? date : null;
  }
  return answer as Said extends DateFields ? AnsweredDates : Partial<AnsweredDates>;
}

/** What was meant by the dates of an answer. */
export const meantDate = (task: AnsweredDates, name: DateName): string | null =>
  task[days[name]] ?? task[taskFields[name].as];

export type SortedField = Table[Having<'sort'>]['as'];
export const sortedFields = /* @__PURE__ */ Object.values<{ as: string; sort?: true }>(taskFields).flatMap(
  ({ as, sort }) => (sort ? [as as SortedField] : []),
);

type FilterShape = {
  [Name in Having<'filter'> as Table[Name]['filter']['as']]: z.ZodMiniOptional<Table[Name]['filter']['by']>;
};
export const filterShape = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values(/* @__PURE__ */ partsOf('filter')).map(({ as, by }) => [as, z.optional(by)]),
) as FilterShape;
export type TaskFilter = { [As in keyof FilterShape]?: z.input<FilterShape[As]> | undefined };
