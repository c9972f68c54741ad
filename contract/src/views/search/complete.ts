import { fold } from '../../kernel/fold.ts';
import { months, nearDays } from './days.ts';
import { among, type ChoiceField, choices, dateFields, type Field, fields, flags } from './operators.ts';
import { type Span, type Token, tokenise } from './tokens.ts';

/** What is being typed where the caret stands, and what of the text a completion takes the place of. */
export interface Completing {
  /** Without one it is the name of an operator that is being typed, or a word. */
  field?: Field;
  typed: string;
  start: number;
  end: number;
}

export function completingAt(text: string, caret: number): Completing | undefined {
  const token = tokenise(text).find(({ start, end }) => start < caret && caret <= end);
  if (!token || (token.quoted && !token.open && caret === token.end)) return undefined;
  const { end, name, nameStart, valueStart, quoted } = token;
  if (name === undefined) {
    const typed = text.slice(nameStart, caret);
    return quoted || typed === '' ? undefined : { typed, start: nameStart, end };
  }
  const field = among(fields, name);
  if (!field || caret < valueStart) return undefined;
  const from = valueStart - (quoted ? 1 : 0);
  return { field, typed: text.slice(valueStart, caret), start: from, end };
}

/** The names of operators and the words of their own that begin with what is typed. */
export function operatorsFor(typed: string): string[] {
  const begun = fold(typed);
  return [...fields.map((field) => `${field}:`), ...flags].filter((each) => fold(each).startsWith(begun));
}

/** The values that contract knows; names are the server's to say. */
export function valuesFor(field: Field, typed: string): string[] {
  const begun = fold(typed);
  return knownValues(field).filter((value) => fold(value).startsWith(begun));
}

function knownValues(field: Field): readonly string[] {
  if (field in choices) return choices[field as ChoiceField];
  if (among(dateFields, field)) return [...nearDays, ...months];
  if (field === 'responsable') return ['yo', 'nadie'];
  if (field === 'creador') return ['yo'];
  return field === 'estado' ? ['pendiente', 'en-curso', 'hecho'] : [];
}

/** What is being typed is not wrong as long as it can still become right; all else that is wrong is told. */
export function toldMistakes<Wrong extends Span>(
  text: string,
  mistakes: readonly Wrong[],
  caret: number | null,
): Wrong[] {
  const token = caret === null ? undefined : tokenise(text).find(({ end }) => end === caret);
  return mistakes.filter(({ start }) => !token || start !== token.start || !mayBecomeRight(token));
}

function mayBecomeRight({ name, value, open }: Token): boolean {
  const field = name === undefined ? undefined : among(fields, name);
  if (!field) return open;
  const isBegunDate = among(dateFields, field) !== undefined && /^[<>\d]/.test(value);
  return value === '' || isBegunDate || valuesFor(field, value).length > 0;
}

/** The text with the completion in place, and where the caret is then. */
export function applyCompletion(
  text: string,
  { start, end }: Completing,
  chosen: string,
): { text: string; caret: number } {
  const value = /\s/.test(chosen) ? `"${chosen}"` : chosen;
  // After an operator its value follows; after a value, something else.
  const after = chosen.endsWith(':') ? '' : ' ';
  const before = `${text.slice(0, start)}${value}${after}`;
  return { text: before + text.slice(end).trimStart(), caret: before.length };
}
