/** Case and accents aside, as the server's searches compare. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const includesFolded = (text: string, search: string): boolean =>
  fold(text).includes(fold(search.trim()));

/** Class names, leaving out what is not there. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
