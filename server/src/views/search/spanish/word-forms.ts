import { conjugate } from './conjugate.ts';
import {
  changingLetters,
  changingVowels,
  type Irregular,
  irregular,
  participles,
  withParticiple,
} from './irregular-verbs.ts';

/** What a word may also be there as, beyond what PostgreSQL's stemmer knows of Spanish. */
export interface OtherForms {
  /** All of the same verb: what the stemmer cuts them down to is looked for. */
  verb: string[];
  /** Looked for as they are. */
  words: string[];
  /** What the stemmer cuts other forms down to. */
  stems: string[];
}

/** Of a word without case and accents. Most words have none. */
export const otherForms = (word: string): OtherForms => ({
  verb: verbForms(word),
  words: madeBy(otherWords, word),
  stems: madeBy(otherStems, word),
});

type Rule = readonly [pattern: RegExp, endings: string];

const madeBy = (rules: readonly Rule[], word: string): string[] =>
  rules.flatMap(([pattern, endings]) => {
    const begun = pattern.exec(word)?.[1];
    return begun === undefined ? [] : endings.split(' ').map((ending) => begun + ending);
  });

/** What so many words have in common that they are not listed; a form that is no word finds nothing. */
const otherWords: readonly Rule[] = [
  // «años» is «año» too: the stemmer leaves short words as they are.
  [/^(.{2,}[aeiou])s$/, ''],
  [/^(.+)z$/, 'ces'],
  [/^(.+)ces$/, 'z'],
  [/^(.+)zar$/, 'ce ces cen cemos'],
  [/^(.+)car$/, 'que ques quen quemos'],
];

const otherStems: readonly Rule[] = [
  // organice, busque, conozca, produjo
  [/^(.+)c(?:e|en|emos)$/, 'z'],
  [/^(.+)qu(?:e|es|en|emos)$/, 'c'],
  [/^(.+)zc(?:o|a|as|an|amos)$/, 'c'],
  [/^(.+[aeiou])c[ei]r$/, 'zc'],
  [/^(.+du)j(?:e|o|iste|imos|eron|era|eran|ese|esen)$/, 'c'],
  [/^(.+du)cir$/, 'j'],
];

/** All forms of the verbs of which the word is one; made when they are first asked for. */
function verbForms(word: string): string[] {
  known ??= readVerbs();
  return [...new Set(known.get(word)?.flat())];
}

let known: Map<string, string[][]> | undefined;

function readVerbs(): Map<string, string[][]> {
  const verbs = new Map<string, string[][]>();
  for (const [infinitive, parts] of allVerbs()) {
    const forms = conjugate(infinitive, parts);
    for (const form of forms) verbs.set(form, [...(verbs.get(form) ?? []), forms]);
  }
  return verbs;
}

const split = (words: string): string[] => words.split(/\s+/).filter(Boolean);

function allVerbs(): [infinitive: string, parts: Irregular][] {
  return [
    ...changingVowels.flatMap(([from, to, verbs]) =>
      split(verbs).map((verb): [string, Irregular] => [verb, withVowel(verb, from, to)]),
    ),
    ...split(changingLetters).map((verb): [string, Irregular] => [verb, {}]),
    ...split(withParticiple).map((verb): [string, Irregular] => [verb, { ...participleOf(verb) }]),
    ...irregular.flatMap(([verb, beginnings, parts]) =>
      ['', ...split(beginnings)].map((beginning): [string, Irregular] => [
        beginning + verb,
        begunWith(beginning, parts),
      ]),
    ),
  ];
}

/** contar: cuent(o); dormir: durm(ió) besides. At the beginning of a word both vowels are spelled otherwise: yerra, huele. */
function withVowel(verb: string, from: string, to: string): Irregular {
  const stem = verb.slice(0, -2);
  const at = stem.lastIndexOf(from);
  const replaced = (by: string) => stem.slice(0, at) + by + stem.slice(at + from.length);
  const atStart = { ie: 'ye', ue: 'hue' }[to] ?? to;
  const isWeak = verb.endsWith('ir') && (from === 'e' || from === 'o');
  return {
    stressed: replaced(at === 0 ? atStart : to),
    ...(isWeak && { weak: replaced(from === 'e' ? 'i' : 'u') }),
    ...participleOf(verb),
  };
}

function participleOf(verb: string): Irregular | undefined {
  const [ending, participle] = participles.find(([infinitive]) => verb.endsWith(infinitive)) ?? [];
  return ending === undefined ? undefined : { participle: verb.slice(0, -ending.length) + participle };
}

const begunWith = (beginning: string, parts: Irregular): Irregular =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      split(String(part))
        .map((each) => beginning + each)
        .join(' '),
    ]),
  );
