import * as z from 'zod/mini';
import { type FieldEntry, isEmpty } from './field-kinds.ts';
import { type AnsweredFields, type DateName, dateNames, meantDate } from './answered-dates.ts';
import { type TaskFieldName, taskFields, type TaskFields, type TaskFieldTable } from './task-fields.ts';
import { schemasFor } from './task-schemas.ts';

const names = /* @__PURE__ */ Object.keys(taskFields) as TaskFieldName[];
type NamesWith<Part extends Partial<FieldEntry>> = {
  [Name in TaskFieldName]: TaskFieldTable[Name] extends Part ? Name : never;
}[TaskFieldName];

type CopiedAnywhere = NamesWith<{ copied: 'anywhere' }>;
type CopiedName = CopiedAnywhere | NamesWith<{ copied: 'in project' }>;
/** As payloads say it. */
export type CopiedFields = { [Name in CopiedName]: TaskFields[TaskFieldTable[Name]['as']] };

/** What is the same in whatever is made of the task, in its project or elsewhere. */
export function copiedFields(task: TaskFields, elsewhere: true): Pick<CopiedFields, CopiedAnywhere>;
export function copiedFields(task: TaskFields): CopiedFields;
export function copiedFields(task: TaskFields, elsewhere = false): Partial<CopiedFields> {
  const copied = names.filter((name) => {
    const into = taskFields[name].copied;
    return into === 'anywhere' || (into === 'in project' && !elsewhere);
  });
  return Object.fromEntries(copied.map((name) => [name, task[taskFields[name].as]]));
}

type PlainName = Exclude<CopiedAnywhere, NamesWith<{ kind: 'date' | 'repeat' }>>;
export type BesideName = Exclude<PlainName, 'title' | 'description' | 'priorityId'>;
const plainNames = /* @__PURE__ */ names.filter(
  (name) => taskFields[name].copied === 'anywhere' && !['date', 'repeat'].includes(taskFields[name].kind),
) as PlainName[];
/** The plain ones of which imports know no more than what is said here. */
export const besideNames = /* @__PURE__ */ plainNames.filter(
  (name): name is BesideName => !['title', 'description', 'priorityId'].includes(name),
);
/** Those that mean the same at any time and in any project, as far as they are said. */
export type PlainFields = { [Name in PlainName]?: TaskFields[TaskFieldTable[Name]['as']] | undefined };

/** What of it travels as it is, into templates and imports and out of them. */
export const plainFields = (said: PlainFields): PlainFields =>
  Object.fromEntries(plainNames.flatMap((name) => (isEmpty(said[name]) ? [] : [[name, said[name]]])));

const changes = /* @__PURE__ */ schemasFor('change');
type PlainShape = { [Name in PlainName]: z.ZodMiniOptional<(typeof changes)[Name]> };
/** The same, where it is checked. */
export const plainShape = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ plainNames.map((name) => [name, z.optional(changes[name])]),
) as unknown as PlainShape;

/** Of an answer, as the log has it. */
export const meantFields = (task: AnsweredFields): TaskFields =>
  Object.assign(
    {},
    ...names.map((name) => ({
      [taskFields[name].as]: dateNames.includes(name as DateName)
        ? meantDate(task, name as DateName)
        : task[taskFields[name].as],
    })),
  ) as TaskFields;
