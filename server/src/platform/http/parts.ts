import type { IncomingHttpHeaders } from 'node:http';
import type { Part } from '../files/store.ts';

interface Whole {
  /** Its strong entity tag, in quotes. */
  tag: string;
  size: number;
}

/**
 * The part of a file that is asked for, by RFC 9110 (14.2). None is the whole: also for several parts at once, for what
 * cannot be read, and for the part of another file (`If-Range`).
 */
export function partAskedFor(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { tag, size }: Whole,
): Part | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(range ?? '') ?? [];
  if (first + last === '' || (ifRange !== undefined && ifRange !== tag)) return undefined;
  const isTail = first === '';
  const start = isTail ? Math.max(0, size - Number(last)) : Number(first);
  const end = isTail || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (!isTail && last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'beyond';
}
