/** Where in the text something stands. */
export interface Span {
  start: number;
  end: number;
}

/** One of the parts that a query is made of, as it is written. */
export interface Token extends Span {
  not: boolean;
  /** After the sign that turns it round. */
  nameStart: number;
  /** What stands before the colon. */
  name?: string;
  value: string;
  /** Where the value begins, after the colon and without its quote. */
  valueStart: number;
  quoted: boolean;
  /** A quote that nothing closes. */
  open: boolean;
}

const closing: Record<string, string> = { '"': '"', '«': '»', '“': '”' };
const anyQuote = /["«»“”]/g;

/** Letters before a colon that is not that of an address. */
const nameAndColon = /^(\p{L}[\p{L}\p{M}]*):(?!\/\/)/u;

/** Splits at spaces, but for those between quotes. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const between = /[\s»”]*/y;
  let at = 0;
  while (at < text.length) {
    between.lastIndex = at;
    at += between.exec(text)?.[0].length ?? 0;
    if (at >= text.length) break;
    const token = tokenAt(text, at);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function tokenAt(text: string, start: number): Token {
  const sign = /^-*/.exec(text.slice(start))?.[0].length ?? 0;
  const [not, afterSign] = [sign > 0, start + sign];
  const named = nameAndColon.exec(text.slice(afterSign));
  const head = { start, not, nameStart: afterSign, ...(named?.[1] !== undefined && { name: named[1] }) };
  const at = afterSign + (named?.[0].length ?? 0);
  const close = closing[text[at] ?? ''];
  if (close === undefined) {
    const end = at + (/^[^\s"«»“”]*/.exec(text.slice(at))?.[0].length ?? 0);
    return { ...head, end, value: text.slice(at, end), valueStart: at, quoted: false, open: false };
  }
  const found = text.indexOf(close, at + 1);
  const valueEnd = found === -1 ? text.length : found;
  const value = text
    .slice(at + 1, valueEnd)
    .replace(anyQuote, '')
    .replace(/\s+/g, ' ')
    .trim();
  const end = found === -1 ? text.length : found + 1;
  return { ...head, end, value, valueStart: at + 1, quoted: true, open: found === -1 };
}
