import { fold } from '../../kernel/fold.ts';

/** The one that was meant by whoever mistyped a letter or two, if there is such. */
export function closest<Word extends string>(typed: string, words: readonly Word[]): Word | undefined {
  const name = fold(typed);
  const near = words
    .map((word) => ({ word, far: distance(name, fold(word)) }))
    .toSorted((one, other) => one.far - other.far)[0];
  return near && near.far <= (near.word.length > 4 ? 2 : 1) ? near.word : undefined;
}

/** How many letters have to change, come or go. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const letter of one) {
    const next = [(row[0] ?? 0) + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const [above = 0, left = 0, corner = 0] = [row[at], next[at - 1], row[at - 1]];
      next.push(Math.min(above + 1, left + 1, corner + Number(letter !== other[at - 1])));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
