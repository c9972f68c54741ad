import { hash } from 'node:crypto';
import type { Query } from 'drizzle-orm';
import type { Asked } from './asked.ts';

export interface Statement<Row> extends PromiseLike<Row[]> {
  toSQL: () => Query;
  prepare: (name: string) => { execute: () => Promise<Row[]> };
}

const mostWords = 4;

/**
 * Words alone make few statements. Those a connection keeps with their plans, by a name that only this text has: to plan
 * all kinds anew takes longer than to find words that are rare. Whatever else is asked makes too many to be kept.
 */
export function runNamed<Row>({ terms, words }: Asked, found: Statement<Row>): PromiseLike<Row[]> {
  const { length } = words.wanted;
  const isPlain = terms.every(({ kind }) => kind === 'word') && length > 0 && length <= mostWords;
  return isPlain ? found.prepare(`search_${hash('sha1', found.toSQL().sql)}`).execute() : found;
}
