import { type Condition, parseSearch } from './parse.ts';
import { printCondition } from './print.ts';
import type { Span } from './tokens.ts';

/** The text without one of its parts; the rest stays as it was typed. */
export const withoutPart = (text: string, { start, end }: Span): string =>
  `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim();

export const withCondition = (text: string, condition: Condition): string =>
  `${text.trimEnd()} ${printCondition(condition)}`.trimStart();

/** Without the conditions of a kind, and with another in their place. */
export function replaceConditions(
  text: string,
  goes: (condition: Condition) => boolean,
  comes: Condition | undefined,
): string {
  const left = parseSearch(text).terms.filter(goes).toReversed().reduce(withoutPart, text);
  return comes ? withCondition(left, comes) : left;
}
