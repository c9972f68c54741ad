import { fold } from '@cuadrilla/contract/fold';
import type { Term } from '@cuadrilla/contract/search/parse';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';

/** What stands between words: the same as in the database's function `search_words`. */
const between = /[\s!-/:-@[-`{-\u00bf\u2000-\u206f]+/u;

export const wordsOf = (text: string): string[] => text.split(between).filter(Boolean);

/** Below this, whatever begins with so few letters is not meant, and would be half of all there is. */
const shortestBeginning = 3;

export interface SearchWords {
  /** As a `tsquery` to which `format` gives the project: every word, or a form of it. Empty where none is asked for. */
  tsquery: string;
  /** The same for texts whose words stand without a project. */
  plain: string;
  /** Held together by quotes: to be there letter by letter. */
  phrases: { text: string; not: boolean }[];
  /** The words that are looked for, folded, in their order. */
  wanted: string[];
  /** What to mark in a text: words that are these, or begin with them. */
  needles: { whole: string[]; beginnings: string[] };
}

interface Forms {
  word: string;
  stems: string[];
}

/** Of several queries at once. */
export async function readWords(
  db: DbOrTx,
  queries: readonly (readonly Term[])[],
): Promise<(terms: readonly Term[]) => SearchWords> {
  const forms = await formsOf(
    db,
    queries
      .flat()
      .filter(isText)
      .flatMap(({ value }) => wordsOf(value)),
  );
  return (terms) => wordsIn(terms, forms);
}

function wordsIn(terms: readonly Term[], forms: Map<string, Forms>): SearchWords {
  const texts = terms.filter(isText);
  const wanted = texts.filter(({ not }) => !not).flatMap(({ value }) => wordsOf(value));
  const refused = texts.filter(({ not, kind }) => not && kind === 'word').map(({ value }) => wordsOf(value));
  const known = wanted.map((word) => formOf(forms, word));
  // «de» and «la» stand for themselves only where there is nothing else to look for.
  const meaningful = known.filter(({ stems }) => stems.length > 0);
  const asked = meaningful.length > 0 ? meaningful : known;
  const [whole, beginnings] = [known.filter(isShort), known.filter((each) => !isShort(each))];
  const all = (of: string): string[] => [
    ...asked.map((form) => anyForm(form, of)),
    ...refused.map((words) => `!(${words.map((word) => anyForm(formOf(forms, word), of)).join(' & ')})`),
  ];
  // Nothing is found by what it lacks: that is looked for among all there is.
  const anything = asked.length === 0 && refused.length > 0 ? [lexeme('', ofProject)] : [];
  return {
    tsquery: [...anything, ...all(ofProject)].join(' & '),
    plain: all('').join(' & '),
    phrases: texts
      .filter(({ kind }) => kind === 'phrase')
      .map(({ value, not }) => ({ text: fold(value), not })),
    wanted: wanted.map(fold),
    needles: {
      whole: whole.map(({ word }) => word),
      beginnings: beginnings.flatMap(({ word, stems }) => [word, ...stems.map(fold)]),
    },
  };
}

const isText = (term: Term): term is Extract<Term, { kind: 'word' | 'phrase' }> =>
  term.kind === 'word' || term.kind === 'phrase';

const isShort = ({ word }: Forms): boolean => word.length < shortestBeginning;

const formOf = (forms: Map<string, Forms>, word: string): Forms =>
  forms.get(word) ?? { word: fold(word), stems: [] };

const ofProject = '%1$s:';

/** As it is kept, after its project. Words hold no quotes, backslashes and percent signs: those stand between words. */
const lexeme = (word: string, of: string): string => `'${of}${word}'`;

function anyForm({ word, stems }: Forms, of: string): string {
  const beginning = word.length < shortestBeginning ? '' : ':*';
  return `(${[`${lexeme(word, of)}${beginning}`, ...stems.map((stem) => lexeme(stem, of))].join(' | ')})`;
}

/** The stems of each word, as it is written and without its accents. */
async function formsOf(db: DbOrTx, words: readonly string[]): Promise<Map<string, Forms>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; stems: string[] }>(sql`
    select word, tsvector_to_array(to_tsvector('spanish', word) || to_tsvector('spanish', search_words(word))) stems
    from unnest(${sql.param([...new Set(words)])}::text[]) word`);
  return new Map(rows.map(({ word, stems }) => [word, { word: fold(word), stems }]));
}
