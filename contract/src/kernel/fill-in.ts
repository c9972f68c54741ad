/** A name alone in a text, and one that is a part of it; the braces of objects have a quote behind them. */
const names = /(?<!\\)"\{([^{}"]+)\}"|\{([^{}"]+)\}/g;

/**
 * Content of JSON with what its `{names}` stand for: a name alone is the value as it is, one within a text a part of it.
 * Names that mean nothing here stay as they are: a rule's texts have some of their own.
 */
export const fillIn = (content: unknown, words: Readonly<Record<string, unknown>>): unknown =>
  JSON.parse(
    JSON.stringify(content).replace(names, (braced, alone: string, within: string) => {
      if (Object.hasOwn(words, alone)) return JSON.stringify(words[alone]);
      return Object.hasOwn(words, within) ? JSON.stringify(String(words[within])).slice(1, -1) : braced;
    }),
  );
