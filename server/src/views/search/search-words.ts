import { fold } from '@cuadrilla/contract/kernel/fold';
import type { Term } from '@cuadrilla/contract/views/search/parse';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { type OtherForms, otherForms } from './spanish/word-forms.ts';

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
  /** Held together by quotes: to be there word by word, folded. */
  phrases: { text: string; not: boolean }[];
  /** The words that are looked for, folded, in their order. */
  wanted: string[];
  /** What to mark in a text: words that are these, or begin with them. */
  needles: { whole: string[]; beginnings: string[] };
}

interface Forms {
  word: string;
  stems: string[];
  /** Of the same word in forms that the stemmer does not know as such: what is looked for, and what is marked. */
  others: { sought: string[]; whole: string[]; beginnings: string[] };
}

const noOthers: Forms['others'] = { sought: [], whole: [], beginnings: [] };

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
  const known = texts
    .filter(({ not }) => !not)
    .flatMap(({ kind, value }) =>
      wordsOf(value).map((word) => ({ ...formOf(forms, word), isExact: kind === 'phrase' })),
    );
  const refused = texts.filter(({ not, kind }) => not && kind === 'word').map(({ value }) => wordsOf(value));
  // «de» and «la» stand for themselves only where there is nothing else to look for.
  const meaningful = known.filter(({ stems }) => stems.length > 0);
  const asked = meaningful.length > 0 ? meaningful : known;
  const [whole, beginnings] = [known.filter(isWhole), known.filter((each) => !isWhole(each))];
  const all = (of: string): string[] => [
    ...asked.map((form) => (form.isExact ? lexeme(form.word, of) : anyForm(form, of))),
    ...refused.map((words) => `!(${words.map((word) => anyForm(formOf(forms, word), of)).join(' & ')})`),
  ];
  // Nothing is found by what it lacks: that is looked for among all there is.
  const anything = asked.length === 0 && refused.length > 0 ? [lexeme('', ofProject)] : [];
  return {
    tsquery: [...anything, ...all(ofProject)].join(' & '),
    plain: all('').join(' & '),
    phrases: texts
      .filter(({ kind }) => kind === 'phrase')
      .map(({ value, not }) => ({ text: wordsOf(value).map(fold).join(' '), not })),
    wanted: known.map(({ word }) => word),
    needles: {
      whole: [...whole.map(({ word }) => word), ...beginnings.flatMap(({ others }) => others.whole)],
      beginnings: beginnings.flatMap(({ word, stems, others }) => [
        word,
        ...stems.map(fold),
        ...others.beginnings,
      ]),
    },
  };
}

const isText = (term: Term): term is Extract<Term, { kind: 'word' | 'phrase' }> =>
  term.kind === 'word' || term.kind === 'phrase';

const isWhole = ({ word, isExact }: Forms & { isExact: boolean }): boolean =>
  isExact || word.length < shortestBeginning;

const formOf = (forms: Map<string, Forms>, word: string): Forms =>
  forms.get(word) ?? { word: fold(word), stems: [], others: noOthers };

const ofProject = '%1$s:';

/** As it is kept, after its project. Words hold no quotes, backslashes and percent signs: those stand between words. */
const lexeme = (word: string, of: string): string => `'${of}${word}'`;

function anyForm({ word, stems, others }: Forms, of: string): string {
  const beginning = word.length < shortestBeginning ? '' : ':*';
  const forms = [...new Set([...stems, ...others.sought])].map((form) => lexeme(form, of));
  return `(${[`${lexeme(word, of)}${beginning}`, ...forms].join(' | ')})`;
}

/** The stems of each word, as it is written and without its accents, and of its verb, if that is one of many stems. */
async function formsOf(db: DbOrTx, words: readonly string[]): Promise<Map<string, Forms>> {
  if (words.length === 0) return new Map();
  const each = [...new Set(words)].map((word) => ({ word, others: otherForms(fold(word)) }));
  const { rows } = await db.execute<{ word: string; stems: string[]; ofVerb: string[] }>(sql`
    select word, tsvector_to_array(to_tsvector('spanish', word) || to_tsvector('spanish', search_words(word))) stems,
      tsvector_to_array(to_tsvector('spanish', verb)) as "ofVerb"
    from unnest(${sql.param(each.map(({ word }) => word))}::text[],
      ${sql.param(each.map(({ others }) => others.verb.join(' ')))}::text[]) asked (word, verb)`);
  const othersOf = new Map(each.map(({ word, others }) => [word, others]));
  return new Map(
    rows.map((row) => [row.word, { ...row, word: fold(row.word), others: told(row, othersOf) }]),
  );
}

const shortestStem = 3;

function told(
  { word, stems, ofVerb }: { word: string; stems: string[]; ofVerb: string[] },
  all: ReadonlyMap<string, OtherForms>,
): Forms['others'] {
  const others = all.get(word);
  // Of a word that is looked for only where there is nothing else, other forms would be found everywhere.
  if (!others || stems.length === 0) return noOthers;
  return {
    sought: [...ofVerb.filter(({ length }) => length >= shortestStem), ...others.words, ...others.stems],
    whole: [...others.verb, ...others.words],
    beginnings: others.stems,
  };
}
