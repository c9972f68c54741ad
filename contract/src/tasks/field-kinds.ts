import type * as z from 'zod/mini';

/** What the value of a field can be, as the log has it. Whoever does something by kind does it for each of them. */
export interface KindValues {
  text: string;
  number: number | null;
  /** A day or an instant, as it was meant (`day.ts`). */
  date: string | null;
  /** An id, as all of the next. */
  choice: number | null;
  choices: readonly number[];
  person: number | null;
  people: readonly number[];
  flag: boolean;
  link: string | null;
  /** `repeat.ts` says what it may be. */
  repeat: string | null;
}
export type FieldKind = keyof KindValues;
export type FieldValue = KindValues[FieldKind];

export const emptyValues: KindValues = {
  text: '',
  number: null,
  date: null,
  choice: null,
  choices: [],
  person: null,
  people: [],
  flag: false,
  link: null,
  repeat: null,
};

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Under what it stands in a list that is grouped by it: a set under each of its members, what is empty under nothing. */
export const groupKeys = (value: FieldValue): (string | number | boolean | null)[] =>
  isEmpty(value) ? [null] : Array.isArray(value) ? value : [value as string | number | boolean];

/** What a value that is an id is chosen from. */
export type FieldSource = 'priorities' | 'labels' | 'boards' | 'columns';

/**
 * What is said of a field once, for all who do something with whole tasks. `as` is the name in answers and in the log,
 * `kind` what its value is, and `value` what stands there. `copied` says into what a copy takes it along: anything that is
 * made of a task (its next one, a duplicate, a rule's copy, a template, what was exported and is brought in again), or
 * only what stays in its project. `exported` is its column in a sheet, and `watched` how a rule calls it that waits for
 * its change. `bulk` is for those that several tasks can be given alike. `filter` is its name in a list's query, and what
 * can be asked there. The value of a date is a day or an instant (`day.ts`), and `day` the name by which answers say that
 * it is a day. What may be said of it in payloads stands apart (`task-schemas.ts`).
 */
export interface FieldEntry {
  as: string;
  kind: FieldKind;
  of?: FieldSource;
  copied: 'anywhere' | 'in project' | 'never';
  exported: string | null;
  watched?: string;
  value: z.ZodMiniType;
  day?: string;
  bulk?: true;
  sort?: true;
  filter?: { as: string; by: z.ZodMiniType };
}
