import { printDays } from './days.ts';
import type { Condition } from './parse.ts';

/** The query that asks for these: what is parsed from it is the same again. */
export const printSearch = (conditions: readonly Condition[]): string =>
  conditions.map(printCondition).join(' ');

export function printCondition(condition: Condition): string {
  const field = 'field' in condition ? `${condition.field}:` : '';
  return `${condition.not ? '-' : ''}${field}${printValue(condition)}`;
}

function printValue(condition: Condition): string {
  if (condition.kind === 'phrase') return `"${condition.value}"`;
  if (condition.kind === 'days') return printDays(condition.value);
  return condition.kind === 'name' ? held(condition.value) : condition.value;
}

/** What has spaces in it is held together. */
const held = (value: string): string => (/\s/.test(value) ? `"${value}"` : value);
