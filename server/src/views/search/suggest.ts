import type { NameField } from '@cuadrilla/contract/views/search/operators';
import { closest } from '@cuadrilla/contract/views/search/closest';
import { type ParsedSearch, parseSearch, type Term } from '@cuadrilla/contract/views/search/parse';
import { printCondition } from '@cuadrilla/contract/views/search/print';
import { fold } from '@cuadrilla/contract/kernel/fold';
import type { DbOrTx } from '../../platform/database/database.ts';
import { type Asked, readAsked } from './asked.ts';
import { listAllNames } from './names.queries.ts';
import { wordsOf } from './search-words.ts';
import { nearestWritten } from './written-words.ts';

/** Of shorter words another letter makes another word. */
const shortest = 4;

/** The query with each word and each name that nothing of this person's has replaced by the nearest that something has. */
export async function suggest(
  db: DbOrTx,
  text: string,
  { terms }: ParsedSearch,
  asked: Asked,
): Promise<string | undefined> {
  const { reach: everywhere } = await readAsked(db, parseSearch(''), asked);
  if (everywhere.length === 0) return undefined;
  // A project that nobody knows leaves nowhere to look.
  const reach = asked.reach.length > 0 ? asked.reach : everywhere;
  let corrected = text;
  for (const term of terms.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- few, on one connection
    const better = await betterTerm(db, term, asked, { reach, everywhere });
    if (better) corrected = `${corrected.slice(0, term.start)}${better}${corrected.slice(term.end)}`;
  }
  return corrected === text ? undefined : corrected;
}

interface Places {
  reach: readonly number[];
  everywhere: readonly number[];
}

async function betterTerm(
  db: DbOrTx,
  term: Term,
  asked: Asked,
  { reach, everywhere }: Places,
): Promise<string | undefined> {
  if (term.not) return undefined;
  if (term.kind === 'name' && asked.ids.get(term)?.length === 0) {
    const names = await listAllNames(db, [term.field], everywhere);
    const value = closest(term.value, [...names, ...names.flatMap(wordsOf)]);
    return value && printCondition({ ...term, value });
  }
  if (!isPlainWord(term)) return undefined;
  const near = await nearestWritten(db, term.value, reach);
  if (near === 'itself') return undefined;
  return near ?? nearestName(await listAllNames(db, called, reach), term.value);
}

/** Who and what is found by a word of its name. */
const called: readonly NameField[] = ['proyecto', 'tablero', 'responsable'];

function nearestName(names: readonly string[], typed: string): string | undefined {
  const near = closest(typed, names.flatMap(wordsOf));
  return near !== undefined && fold(near) !== fold(typed) ? near : undefined;
}

const isPlainWord = (term: Term): term is Extract<Term, { kind: 'word' }> =>
  term.kind === 'word' && term.value.length >= shortest && wordsOf(term.value).length === 1;
