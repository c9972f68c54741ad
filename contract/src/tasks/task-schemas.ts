import * as z from 'zod/mini';
import { parseDate } from '../kernel/dates.ts';
import { messages } from '../kernel/errors.ts';
import { id, limits, optionalText, requiredLine, requiredText } from '../kernel/fields.ts';
import { isRepeat, shortestRepeat } from './repeat.ts';
import type { TaskFieldName } from './task-fields.ts';

const title = requiredLine('El título', limits.title, 'El título es obligatorio');
const description = requiredText('La descripción', limits.description, 'La descripción es obligatoria');

const isDate = (text: string): boolean => parseDate(text) !== undefined;

const startDate = z.nullable(
  z
    .string('La fecha de inicio no es válida')
    .check(z.trim(), z.refine(isDate, 'La fecha de inicio no es válida')),
);

const dueDate = z
  .string(messages.dueDateMissing)
  .check(z.trim(), z.minLength(1, messages.dueDateMissing), z.refine(isDate, 'La fecha límite no es válida'));

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

const estimate = z.nullable(
  z.number(messages.estimateInvalid).check(
    z.gte(0, messages.estimateInvalid),
    z.lte(999, messages.estimateInvalid),
    z.refine((amount) => Number.isInteger(2 * amount), messages.estimateInvalid),
  ),
);

const assignedTo = z.nullable(id(messages.assigneeNotMember));
const labelId = z.nullable(id(messages.labelNotFound));
const labelIds = z.array(id(messages.labelNotFound), messages.labelsInvalid).check(
  z.maxLength(limits.labels, messages.tooManyLabels),
  z.refine((ids) => new Set(ids).size === ids.length, messages.labelTwice),
);
const archived = z.boolean(messages.archivedInvalid);
const boardId = id(messages.boardNotInProject);
const columnId = id(messages.columnNotFound);

interface Schemas {
  create?: z.ZodMiniType;
  change?: z.ZodMiniType;
  edit?: z.ZodMiniType;
}

/**
 * What may be said of each field in a new task, in a part of one, and in a form that shows it whole: by the names in
 * payloads. Apart from the fields themselves, which pages know without checking any.
 */
const schemas = {
  title: { create: title, change: title, edit: title },
  description: {
    create: optionalText('La descripción', limits.description),
    change: description,
    edit: description,
  },
  startDate: { create: z.optional(startDate), change: startDate, edit: startDate },
  dueDate: { create: z.nullable(dueDate), change: z.nullable(dueDate), edit: dueDate },
  repeat: { create: z.optional(repeat), change: repeat, edit: repeat },
  priorityId: { create: priorityId, change: priorityId, edit: priorityId },
  estimate: { create: z.optional(estimate), change: estimate, edit: estimate },
  assignedTo: { create: z.optional(assignedTo), change: assignedTo, edit: id(messages.assigneeMissing) },
  labelId: { create: z.optional(labelId), change: labelId, edit: labelId },
  labelIds: { create: z.optional(labelIds), change: labelIds },
  boardId: { change: boardId, edit: boardId },
  columnId: { create: z.optional(columnId), change: columnId, edit: z.optional(columnId) },
  archived: { change: archived },
  position: {},
} as const satisfies Record<TaskFieldName, Schemas>;

type Table = typeof schemas;
type Having<Part extends keyof Schemas> = {
  [Name in TaskFieldName]: Part extends keyof Table[Name] ? Name : never;
}[TaskFieldName];
type PartOf<Name extends TaskFieldName, Part extends string> =
  Table[Name] extends Record<Part, infer Value> ? Value : never;

/** Of every field that has it. */
/* @__NO_SIDE_EFFECTS__ */
export const schemasFor = <Part extends keyof Schemas>(part: Part) =>
  Object.fromEntries(
    Object.entries<Schemas>(schemas).flatMap(([name, own]) => (part in own ? [[name, own[part]]] : [])),
  ) as { [Name in Having<Part>]: PartOf<Name, Part> };
