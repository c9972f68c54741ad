import MarkdownIt, { type Token } from 'markdown-it';
import { isSafeLink } from './links.ts';

/** One thing of a text, with what stands in it. */
export interface Marked {
  token: Token;
  inside: Marked[];
  /** Of an item that begins with a box. */
  checked?: boolean;
}

/** A line ends where it was ended, and what is indented is no code: it is typed by people who may know no signs. */
const reader = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable([
  'code',
  'lheading',
  'reference',
  'entity',
]);
reader.validateLink = isSafeLink;
reader.normalizeLink = (url) => url;

function nested(tokens: readonly Token[]): Marked[] {
  const all: Marked[] = [];
  const open: Marked[] = [];
  for (const token of tokens) {
    if (token.nesting === -1) {
      const closed = open.pop();
      if (closed?.token.type === 'list_item_open') takeBox(closed);
      continue;
    }
    const one: Marked = { token, inside: nested(token.children ?? []) };
    (open.at(-1)?.inside ?? all).push(one);
    if (token.nesting === 1) open.push(one);
  }
  return all;
}

/** `[ ]` or `[x]` before its first words. */
function takeBox(item: Marked): void {
  const words = item.inside[0]?.inside[0]?.inside[0]?.token;
  const found = words?.type === 'text' ? /^\[([ xX])\] /.exec(words.content) : null;
  if (!words || !found) return;
  words.content = words.content.slice(found[0].length);
  item.checked = found[1] !== ' ';
}

export const readMarks = (text: string): Marked[] => nested(reader.parse(text, {}));
