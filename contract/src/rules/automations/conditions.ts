import * as z from 'zod/mini';
import { limits } from '../../kernel/fields.ts';
import { columnName, part, someId, words, wrongRule } from './part.ts';

const dateStates = ['none', 'some', 'overdue', 'today', 'week'] as const;
export type DateState = (typeof dateStates)[number];
const dateState = z.enum(dateStates, wrongRule);

/** `not` turns it round. */
const not = z.boolean(wrongRule);

export const condition = z.discriminatedUnion(
  'kind',
  [
    part('column', { not, column: columnName }),
    part('priority', { not, priorityId: someId }),
    /** Null for nobody. */
    part('assignee', { not, userId: z.nullable(someId) }),
    part('label', { not, labelId: z.nullable(someId) }),
    part('creator', { not, userId: someId }),
    part('due', { not, is: dateState }),
    part('start', { not, is: dateState }),
    part('text', { not, containing: words('El texto', limits.search) }),
    part('board', { not, boardId: someId }),
    part('workingDay', { not }),
  ],
  wrongRule,
);
export type Condition = z.output<typeof condition>;
export type ConditionKind = Condition['kind'];
export type ConditionOf<Kind extends ConditionKind> = Extract<Condition, { kind: Kind }>;

export const conditions = z.object({
  match: z.enum(['all', 'any', 'none'], wrongRule),
  list: z.array(condition, wrongRule).check(z.maxLength(20, 'Son demasiadas condiciones')),
});
export type Conditions = z.output<typeof conditions>;
