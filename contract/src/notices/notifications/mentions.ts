import { limits } from '../../kernel/fields.ts';

/** What stands in a text for somebody: where it begins and ends there, and for whom. */
export interface Mention<Found> {
  from: number;
  to: number;
  found: Found;
}

/** An `@` in the middle of a word is part of an address. */
const written = new RegExp(
  String.raw`(?<![\p{L}\p{N}._@-])@([\p{L}\p{N}._-]{${limits.username.min},${limits.username.max}})(?![\p{L}\p{N}@])`,
  'gu',
);

/**
 * Whoever is meant by an `@name` of the text, as far as `find` knows them, by their name in lower case. What ends a
 * sentence may also end a name: the longest that is known counts.
 */
export function findMentions<Found>(
  text: string,
  find: (name: string) => Found | undefined,
): Mention<Found>[] {
  return Array.from(text.matchAll(written)).flatMap(({ index, 1: word = '' }) => {
    for (let name = word; name.length >= limits.username.min; name = name.slice(0, -1)) {
      const found = find(name.toLowerCase());
      if (found !== undefined) return [{ from: index, to: index + 1 + name.length, found }];
      if (!/[._-]$/.test(name)) break;
    }
    return [];
  });
}
