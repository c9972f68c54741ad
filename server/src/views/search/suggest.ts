import { setImmediate as othersTurn } from 'node:timers/promises';
import type { NameField } from '@cuadrilla/contract/views/search/operators';
import { closest, type KnownWords, knownWords } from '@cuadrilla/contract/views/search/closest';
import { type ParsedSearch, parseSearch, type Term } from '@cuadrilla/contract/views/search/parse';
import { printCondition } from '@cuadrilla/contract/views/search/print';
import { fold } from '@cuadrilla/contract/kernel/fold';
import type { DbOrTx } from '../../platform/database/database.ts';
import { inSets } from '../../platform/database/in-sets.ts';
import { type ResolvedQuery, readAsked } from './asked.ts';
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
  asked: ResolvedQuery,
): Promise<string | undefined> {
  const { reach: everywhere } = await readAsked(db, parseSearch(''), asked);
  if (everywhere.length === 0) return undefined;
  // A project that nobody knows leaves nowhere to look.
  const reach = asked.reach.length > 0 ? asked.reach : everywhere;
  const names = namesIn(db, { reach, everywhere });
  let corrected = text;
  for (const term of terms.toReversed()) {
    const better = await betterTerm(db, term, { ...asked, reach }, names);
    if (better) corrected = `${corrected.slice(0, term.start)}${better}${corrected.slice(term.end)}`;
  }
  return corrected === text ? undefined : corrected;
}

interface Places {
  reach: readonly number[];
  everywhere: readonly number[];
}

/** Who and what is found by a word of its name. */
const called: readonly NameField[] = ['proyecto', 'tablero', 'responsable'];

/** The names that there are: they may be thousands, and are read once, however many words are compared with them. */
function namesIn(db: DbOrTx, { reach, everywhere }: Places) {
  const once = new Map<string, Promise<KnownWords>>();
  const reading = (what: string, read: () => Promise<KnownWords>): Promise<KnownWords> => {
    const known = once.get(what) ?? read();
    once.set(what, known);
    return known;
  };
  return {
    of: (field: NameField) =>
      reading(field, async () =>
        knownBy(await listAllNames(db, [field], everywhere), (name) => [name, ...wordsOf(name)]),
      ),
    wordsOfAll: () => reading('all', async () => knownBy(await listAllNames(db, called, reach), wordsOf)),
  };
}

/** Some of the names at a time, so that nobody else waits for all of them. */
async function knownBy(
  names: readonly string[],
  partsOf: (name: string) => readonly string[],
): Promise<KnownWords> {
  const known = knownWords<string>([]);
  await inSets(names, async (some) => {
    knownWords(some.flatMap(partsOf), known);
    await othersTurn();
  });
  return known;
}

async function betterTerm(
  db: DbOrTx,
  term: Term,
  asked: ResolvedQuery,
  names: ReturnType<typeof namesIn>,
): Promise<string | undefined> {
  if (term.not) return undefined;
  if (term.kind === 'name' && asked.ids.get(term)?.length === 0) {
    const value = closest(term.value, await names.of(term.field));
    return value && printCondition({ ...term, value });
  }
  if (!isPlainWord(term)) return undefined;
  const near = await nearestWritten(db, term.value, asked);
  if (near === 'itself') return undefined;
  return near ?? nearestName(await names.wordsOfAll(), term.value);
}

function nearestName(words: KnownWords, typed: string): string | undefined {
  const near = closest(typed, words);
  return near !== undefined && fold(near) !== fold(typed) ? near : undefined;
}

const isPlainWord = (term: Term): term is Extract<Term, { kind: 'word' }> =>
  term.kind === 'word' && term.value.length >= shortest && wordsOf(term.value).length === 1;
