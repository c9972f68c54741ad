import * as z from 'zod/mini';
import { limits } from '../../kernel/fields.ts';
import { webAddress } from '../../kernel/web-address.ts';
import { columnName, days, line, part, someId, words, working, wrongRule } from './part.ts';

/** Somebody by what they are to the task, or by their id. */
const somebody = [
  part('person', { userId: someId }),
  part('creator', {}),
  /** Whoever caused it. */
  part('actor', {}),
] as const;

/** `turns`: each of the team in turn. */
export const assignee = z.discriminatedUnion(
  'kind',
  [...somebody, part('turns', { teamId: someId })],
  wrongRule,
);
export type Assignee = z.output<typeof assignee>;

export const recipient = z.discriminatedUnion(
  'kind',
  [...somebody, part('assignee', {}), part('owner', {})],
  wrongRule,
);
export type Recipient = z.output<typeof recipient>;

const message = words('El texto', 2_000);
const elsewhere = { projectId: someId, boardId: someId };

export const action = z.discriminatedUnion(
  'kind',
  [
    part('move', { column: columnName }),
    part('assign', { to: assignee }),
    part('priority', { priorityId: someId.check(z.lte(4, wrongRule)) }),
    /** It alone, or none any more. */
    part('label', { labelId: z.nullable(someId) }),
    part('addLabel', { labelId: someId }),
    part('removeLabel', { labelId: someId }),
    /** So many days from today. */
    part('date', { field: z.enum(['start', 'due'], wrongRule), days, working }),
    part('clearStart', {}),
    part('complete', {}),
    /** Null days: without a due date. */
    part('create', {
      title: line('El título', limits.title),
      boardId: z.nullable(someId),
      days: z.nullable(days),
      working,
    }),
    part('comment', { text: message }),
    part('notify', { to: recipient, text: message }),
    part('mail', { to: recipient, subject: line('El asunto', limits.title), text: message }),
    part('webhook', { url: webAddress() }),
    part('copy', elsewhere),
    part('transfer', elsewhere),
    /** Goes on after so many days, if the task is still in the column, where one is named. */
    part('wait', {
      days: days.check(z.gte(1, 'La espera es de un día como mínimo')),
      working,
      column: z.nullable(columnName),
    }),
  ],
  wrongRule,
);
export type Action = z.output<typeof action>;
export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { kind: Kind }>;

export const actions = z
  .array(action, wrongRule)
  .check(z.minLength(1, 'Falta decir qué hacer'), z.maxLength(20, 'Son demasiadas acciones'));

/** What texts may name, in braces: «{tarea}». */
export const variables = [
  'tarea',
  'número',
  'responsable',
  'creador',
  'quien',
  'tablero',
  'columna',
  'proyecto',
  'fecha',
] as const;
export type Variable = (typeof variables)[number];

/** An unknown name stays as it is written. */
export const fillIn = (text: string, values: Record<Variable, string>): string =>
  text.replaceAll(/\{([\p{L}]+)\}/gu, (whole, name: string) => values[name as Variable] ?? whole);
