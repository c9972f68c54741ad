import { repeatWords } from '@cuadrilla/contract/tasks/repeat-words';
import { type FieldKind, isEmpty } from '@cuadrilla/contract/tasks/field-kinds';
import { partsOf, type TaskFieldName, taskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { ExportedTask } from './sheet.queries.ts';

type Column = readonly [name: string, cell: (task: ExportedTask) => string];

/** How each kind of value is written; what is empty is an empty cell. */
const words: Record<FieldKind, (value: never, task: ExportedTask, name: TaskFieldName) => string> = {
  text: (value: string) => value,
  link: (value: string) => value,
  number: (value: number) => value.toLocaleString('es', { useGrouping: false, maximumFractionDigits: 6 }),
  date: (value: string, { date }) => date(value),
  repeat: (value: string) => repeatWords(value),
  flag: (value: boolean) => (value ? 'sí' : 'no'),
  choice: (_, { names }, name) => names[sourceOf(name)],
  choices: (_, { names }, name) => names[sourceOf(name)],
  person: (_, { person }) => person,
  people: (_, { person }) => person,
};

const sources = partsOf('of');
const sourceOf = (name: TaskFieldName) => sources[name as keyof typeof sources];

function columnOf(name: TaskFieldName): Column[] {
  const { as, kind, exported } = taskFields[name];
  if (exported === null) return [];
  const write = (task: ExportedTask): string => {
    const value = task.fields[as];
    return isEmpty(value) ? '' : words[kind](value as never, task, name);
  };
  return [[exported, write], ...(beside[name] ?? [])];
}

/** What stands behind a field and is none. */
const beside: Partial<Record<TaskFieldName, Column[]>> = {
  columnId: [['Estado', ({ kind }) => kind]],
  assignedTo: [['Correo', ({ email }) => email ?? '']],
};

/** Those that people look for come first. */
const first: readonly TaskFieldName[] = [
  'title',
  'description',
  'boardId',
  'columnId',
  'priorityId',
  'labelIds',
  'assignedTo',
  'startDate',
  'dueDate',
  'repeat',
];
const others = (Object.keys(taskFields) as TaskFieldName[]).filter((name) => !first.includes(name));

/** The columns of the sheet, in their order. */
export const sheetColumns: readonly Column[] = [
  ['Número', ({ number }) => String(number)],
  ...[...first, ...others].flatMap(columnOf),
  ['Creada', ({ created }) => created],
  ['Creada por', ({ creator }) => creator],
  ['Actualizada', ({ updated }) => updated],
  ['Completada', ({ finished }) => finished],
  ['Comentarios', ({ comments }) => String(comments)],
];

/** Of a file that is downloaded, by the name of its project. */
export const fileNameOf = (project: string, kind: 'csv' | 'json', day: string): string => {
  const name = project
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60);
  return `${name || 'proyecto'}-${day}.${kind}`;
};
