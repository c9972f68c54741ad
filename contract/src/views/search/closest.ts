import { fold } from '../../kernel/fold.ts';

interface Spelled<Word extends string> {
  word: Word;
  folded: string;
}

/** By their length: of thousands, few are about as long as what was typed. */
export type KnownWords<Word extends string = string> = Map<number, Spelled<Word>[]>;

/** Words as mistyped ones are compared with them, folded once however many those are; with others that are known. */
export function knownWords<Word extends string>(
  words: readonly Word[],
  known: KnownWords<Word> = new Map(),
): KnownWords<Word> {
  for (const word of new Set(words)) {
    const folded = fold(word);
    const asLong = known.get(folded.length);
    if (asLong) asLong.push({ word, folded });
    else known.set(folded.length, [{ word, folded }]);
  }
  return known;
}

/** Of short words another letter makes another word. */
const mistakesIn = (length: number): number => (length > 4 ? 2 : 1);
const nearestFirst = [0, -1, 1, -2, 2];

/** The one that was meant by whoever mistyped a letter or two, if there is such. */
export function closest<Word extends string>(typed: string, known: KnownWords<Word>): Word | undefined {
  const name = fold(typed);
  let found: { word: Word; far: number } | undefined;
  for (const longer of nearestFirst) {
    const length = name.length + longer;
    for (const { word, folded } of known.get(length) ?? []) {
      const most = Math.min(mistakesIn(length), (found?.far ?? Infinity) - 1);
      const far = distance(name, folded, most);
      if (far <= most) found = { word, far };
      if (far === 0) return word;
    }
  }
  return found?.word;
}

/**
 * How many letters have to change, come or go: no more than `most`, else it is looked no further. What both begin with need
 * not change, so it takes about as long as to read them once.
 */
function distance(one: string, other: string, most: number, from = 0, otherFrom = 0): number {
  if (Math.abs(one.length - from - (other.length - otherFrom)) > most) return Infinity;
  let [at, otherAt] = [from, otherFrom];
  while (at < one.length && one[at] === other[otherAt]) {
    at += 1;
    otherAt += 1;
  }
  if (at === one.length && otherAt === other.length) return 0;
  if (most === 0) return Infinity;
  const rest = [
    distance(one, other, most - 1, at + 1, otherAt + 1),
    distance(one, other, most - 1, at + 1, otherAt),
    distance(one, other, most - 1, at, otherAt + 1),
  ];
  return 1 + Math.min(...rest);
}
