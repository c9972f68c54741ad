/** «#128», but not in the middle of a word or an address. */
const mention = /(?<![\w#/&-])#([1-9]\d{0,8})(?![\w-])/g;

export const mentionedIn = (text: string): number[] =>
  Array.from(text.matchAll(mention), ([, number]) => Number(number));

/** The text in pieces: words as they are, and numbers of tasks. */
export function splitMentions(text: string): (string | number)[] {
  const pieces: (string | number)[] = [];
  let end = 0;
  for (const { 0: said, 1: number, index } of text.matchAll(mention)) {
    pieces.push(text.slice(end, index), Number(number));
    end = index + said.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}
