import { closest, knownWords } from './closest.ts';
import { type Days, parseDays } from './days.ts';
import {
  among,
  type ChoiceField,
  type ChoiceOf,
  choices,
  type DateField,
  dateFields,
  fields,
  type Field,
  type Flag,
  flags,
  type NameField,
} from './operators.ts';
import { searchTexts as texts } from './search.texts.ts';
import { type Span, type Token, tokenise } from './tokens.ts';

type ChoiceCondition = {
  [Name in ChoiceField]: { kind: 'choice'; field: Name; value: ChoiceOf<Name> };
}[ChoiceField];

/** What is asked for; `not` turns it round. */
export type Condition = { not: boolean } & (
  | { kind: 'word'; value: string }
  | { kind: 'phrase'; value: string }
  | { kind: 'flag'; value: Flag }
  | { kind: 'name'; field: NameField; value: string }
  | { kind: 'days'; field: DateField; value: Days }
  | ChoiceCondition
);

/** A condition and where it is written. */
export type Term = Condition & Span;

/** A part that is not understood, and the word for what is wrong with it. */
export interface Mistake extends Span {
  message: string;
}

export interface ParsedSearch {
  terms: Term[];
  mistakes: Mistake[];
}

/** Of one query: each of them costs the database something. */
export const mostTerms = 30;

/** Understands what it can. What it cannot is marked and left aside: no text is refused. */
export function parseSearch(text: string): ParsedSearch {
  const terms: Term[] = [];
  const mistakes: Mistake[] = [];
  for (const token of tokenise(text)) {
    const span = { start: token.start, end: token.end };
    if (token.open) mistakes.push({ ...span, message: texts.openQuote });
    const read = terms.length < mostTerms ? readToken(token) : texts.tooMany;
    if (typeof read === 'string') mistakes.push({ ...span, message: read });
    else if (read) terms.push({ ...read, ...span });
  }
  return { terms, mistakes };
}

/** A text says what is wrong; nothing at all is not worth a word. */
const knownFields = /* @__PURE__ */ knownWords(fields);

function readToken({ not, name, value, quoted }: Token): Condition | string | undefined {
  if (name === undefined) return readWord(not, value, quoted);
  const field = among(fields, name);
  // A word at the end of which somebody put a colon.
  if (!field)
    return value === '' ? readWord(not, name, false) : texts.unknownField(name, closest(name, knownFields));
  if (value === '') return texts.missing(field);
  return readField(field, not, value);
}

function readWord(not: boolean, value: string, quoted: boolean): Condition | undefined {
  if (!/[\p{L}\p{N}]/u.test(value)) return undefined;
  if (quoted) return { kind: 'phrase', not, value };
  const flag = among(flags, value);
  return flag ? { kind: 'flag', not, value: flag } : { kind: 'word', not, value };
}

function readField(field: Field, not: boolean, value: string): Condition | string {
  if (field in choices) return readChoice(field as ChoiceField, not, value);
  const dates = among(dateFields, field);
  if (!dates) return { kind: 'name', field: field as NameField, not, value };
  const days = parseDays(value);
  return days ? { kind: 'days', field: dates, not, value: days } : texts.noDate;
}

function readChoice(field: ChoiceField, not: boolean, text: string): Condition | string {
  const value = among<string>(choices[field], text);
  // The table says which values belong to which field: the compiler cannot follow that.
  return value === undefined
    ? texts.notAmong[field]
    : ({ kind: 'choice', field, not, value } as unknown as Condition);
}
