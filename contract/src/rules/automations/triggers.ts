import * as z from 'zod/mini';
import { limits, optionalText } from '../../kernel/fields.ts';
import { partsOf, taskFields, type TaskFieldTable } from '../../tasks/task-fields.ts';
import { columnName, days, line, part, someId, working, wrongRule } from './part.ts';

const watched = partsOf('watched');
type WatchedName = keyof typeof watched;
/** The fields whose change a rule can wait for; of those with few values also from which to which. */
export type WatchedField = TaskFieldTable[WatchedName]['as'];
export const watchedFields = (Object.keys(watched) as WatchedName[]).map(
  (name): WatchedField => taskFields[name].as,
);
/** As sentences call them. */
export const watchedNames = Object.fromEntries(
  (Object.keys(watched) as WatchedName[]).map((name) => [taskFields[name].as, taskFields[name].watched]),
) as Record<WatchedField, string>;

/** Null stands for none; without it any will do. */
const value = z.optional(z.nullable(someId));

/** A part of RFC 5545: how often, on which days, at what time where the rule's owner is. */
export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const rrule = z
  .string(wrongRule)
  .check(
    z.maxLength(limits.search, wrongRule),
    z.regex(
      /^FREQ=(DAILY|WEEKLY|MONTHLY)(;(INTERVAL=[1-9]\d?|BYDAY=(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*|BYMONTHDAY=(-1|[1-9]|[12]\d|3[01])))*$/,
      'El horario no es válido',
    ),
  );
const time = z
  .string('La hora no es válida')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora no es válida'));

export const trigger = z.discriminatedUnion(
  'kind',
  [
    part('created', {}),
    part('moved', { from: z.nullable(columnName), to: z.nullable(columnName) }),
    part('changed', { field: z.enum(watchedFields, wrongRule), from: value, to: value }),
    part('completed', {}),
    part('reopened', {}),
    part('commented', { containing: optionalText('La frase', limits.search) }),
    part('assigned', { to: z.nullable(someId) }),
    part('due', { when: z.enum(['before', 'after'], wrongRule), days, working }),
    part('stays', { column: columnName, days, working }),
    part('idle', { days, working }),
    part('schedule', { rrule, time }),
    part('button', { label: line('El botón', 40) }),
    part('webhook', {}),
  ],
  wrongRule,
);
export type Trigger = z.output<typeof trigger>;
export type TriggerKind = Trigger['kind'];
export type TriggerOf<Kind extends TriggerKind> = Extract<Trigger, { kind: Kind }>;

/** Those that are about no task. */
export const isWithoutTask = ({ kind }: Trigger): boolean => kind === 'schedule' || kind === 'webhook';

/** Those that no person causes. */
export const isByNobody = ({ kind }: Trigger): boolean =>
  ['due', 'stays', 'idle', 'schedule', 'webhook'].includes(kind);
