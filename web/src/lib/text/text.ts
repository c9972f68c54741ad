import { fold } from '@cuadrilla/contract/kernel/fold';

export const includesFolded = (text: string, search: string): boolean =>
  fold(text).includes(fold(search.trim()));

/** Where `search` stands in `text`, case and accents aside. */
export function findFolded(text: string, search: string): { start: number; end: number } | undefined {
  const wanted = fold(search.trim());
  if (!wanted) return undefined;
  let folded = '';
  /** Of each character of `folded`, where it comes from. */
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = fold(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at);
    at += character.length;
  }
  const found = folded.indexOf(wanted);
  if (found === -1) return undefined;
  return { start: origins[found] ?? 0, end: origins[found + wanted.length] ?? text.length };
}

/** Class names, leaving out what is not there. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** With its full stop, for another sentence to follow: those of the API have none. */
export const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
