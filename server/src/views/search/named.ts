import type { FoundKind } from '@cuadrilla/contract/views/search/search';
import type { ResolvedQuery } from './asked.ts';
import { numbered } from './found-tasks.queries.ts';

export interface Statement<Row> extends PromiseLike<Row[]> {
  prepare: (name: string) => { execute: () => Promise<Row[]> };
}

const mostWords = 4;

/**
 * Words alone make few statements of a first page. Those a connection keeps with their plans: to plan all kinds anew takes
 * longer than to find words that are rare. Whatever else is asked makes too many to be kept.
 */
export function runNamed<Row>(
  kind: FoundKind | 'all',
  asked: ResolvedQuery,
  found: Statement<Row>,
): PromiseLike<Row[]> {
  const { length } = asked.words.wanted;
  const isPlain = asked.terms.every((term) => term.kind === 'word') && length > 0 && length <= mostWords;
  if (!isPlain) return found;
  const isNumber = numbered(asked) !== undefined;
  return found.prepare(`search_${kind}_${length}${isNumber ? '_number' : ''}`).execute();
}
