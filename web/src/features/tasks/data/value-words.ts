import type { FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import { isEmpty } from '@cuadrilla/contract/tasks/field-kinds';
import { isRepeat } from '@cuadrilla/contract/tasks/repeat';
import { repeatWords } from '@cuadrilla/contract/tasks/repeat-words';
import { valueTexts } from './value.texts.ts';

/** What is known of what values stand for. */
export interface ValueNames {
  /** Of an id; nothing where nobody knows it any more. */
  named: (id: number) => string | undefined;
  /** A day or an instant. */
  date: (date: string) => string;
}

type Words = (value: never, names: ValueNames) => string | undefined;

const itself = (value: string): string => value;
const one: Words = (id: number, { named }) => named(id);
const several: Words = (ids: readonly number[], { named }) =>
  ids.flatMap((id) => named(id) ?? []).join(', ') || undefined;

const words: Record<FieldKind, Words> = {
  text: itself,
  link: itself,
  number: (value: number) => value.toLocaleString('es', { maximumFractionDigits: 6 }),
  date: (value: string, { date }) => date(value),
  choice: one,
  person: one,
  choices: several,
  people: several,
  flag: (value: boolean) => (value ? valueTexts.yes : valueTexts.no),
  repeat: (value: string) => (isRepeat(value) ? repeatWords(value) : value),
};

/** A value as people read it; nothing where there is none, or nobody knows it. */
export const wordsOfValue = (kind: FieldKind, value: unknown, names: ValueNames): string | undefined =>
  isEmpty(value) ? undefined : words[kind](value as never, names);
