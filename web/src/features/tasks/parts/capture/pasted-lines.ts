import { oneLine } from '@cuadrilla/contract/kernel/one-line';
import { limits } from '@cuadrilla/contract/kernel/fields';

/** More are a file to be imported. */
export const mostLines = 100;

/** Signs of lists, and boxes to tick: - [x], *, •, 1. */
const sign = /^\s*(?:(?:[-*•–—▪◦]|\d{1,3}[.)])\s+)?(?:\[[ xX]?\]\s+)?/;

/** What is pasted as the lines it has, each a title; one alone is no list. */
export function linesOf(text: string): string[] | undefined {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => oneLine(line.replace(sign, '')).slice(0, limits.title).trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : undefined;
}
