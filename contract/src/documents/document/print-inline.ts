import type { Mark, Node } from 'prosemirror-model';
import { type Run, runsOf } from './runs.ts';

/** How a piece of text is written: a heading and a cell have but one line, and a cell ends with a bar. */
export interface Line {
  oneLine?: boolean;
  inCell?: boolean;
}

type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close'; sign: string }
  | { kind: 'raw' | 'break'; text: string };

const signs: Record<string, string> = { bold: '**', italic: '_', strike: '~~' };

const closing = (mark: Mark): Piece =>
  mark.type.name === 'link'
    ? { kind: 'raw', text: `](<${mark.attrs.href}>)` }
    : { kind: 'close', sign: signs[mark.type.name] ?? '' };

const opening = (mark: Mark): Piece =>
  mark.type.name === 'link'
    ? { kind: 'raw', text: '[' }
    : { kind: 'open', sign: signs[mark.type.name] ?? '' };

function codeOf(text: string, { inCell = false }: Line): string {
  const runs = new Set(Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = '`'.repeat(length);
  const isStripped = text.startsWith(' ') && text.endsWith(' ') && /[^ ]/.test(text);
  const padded = isStripped || text.startsWith('`') || text.endsWith('`') ? ` ${text} ` : text;
  return `${fence}${inCell ? padded.replaceAll('|', '\\|') : padded}${fence}`;
}

function leafOf({ node, words }: Run, line: Line): Piece {
  if (words !== undefined) return { kind: 'text', text: words };
  const { id, name, path } = node.attrs;
  switch (node.type.name) {
    case 'person':
      return { kind: 'raw', text: `[@${escapeText(name, line)}](persona:${id})` };
    case 'task':
      return { kind: 'raw', text: `[#${escapeText(name, line)}](tarea:${id})` };
    case 'page':
      return { kind: 'raw', text: `[${escapeText(path, line)}](<${path}>)` };
    case 'hardBreak':
      return line.oneLine ? { kind: 'raw', text: '<br>' } : { kind: 'break', text: '\\\n' };
    default:
      return { kind: 'raw', text: codeOf(node.text ?? '', line) };
  }
}

function piecesOf(block: Node, line: Line): Piece[] {
  const pieces: Piece[] = [];
  let open: readonly Mark[] = [];
  const turnTo = (marks: readonly Mark[]) => {
    let same = 0;
    for (let next = marks[0]; next && open[same]?.eq(next); next = marks[same]) same += 1;
    pieces.push(...open.slice(same).toReversed().map(closing), ...marks.slice(same).map(opening));
    open = marks;
  };
  for (const run of runsOf(block)) {
    turnTo(run.marks);
    pieces.push(leafOf(run, line));
  }
  turnTo([]);
  withinWords(pieces);
  return pieces;
}

/** Italics of a part of a word: there `_` is a letter. Beside other signs a `*` would be taken for one of theirs. */
function withinWords(pieces: Piece[]): void {
  const textAt = (at: number) => {
    const piece = pieces[at];
    return piece?.kind === 'text' ? Array.from(piece.text) : [];
  };
  for (const [at, open] of pieces.entries()) {
    if (open.kind !== 'open' || open.sign !== '_') continue;
    const close = pieces[at + 2];
    const inner = textAt(at + 1);
    if (close?.kind !== 'close' || !isWordLike(inner[0]) || !isWordLike(inner.at(-1))) continue;
    const [before, after] = [textAt(at - 1).at(-1), textAt(at + 3)[0]];
    const isAlone = [pieces[at - 1], pieces[at + 3]].every(
      (piece) => piece?.kind !== 'open' && piece?.kind !== 'close',
    );
    if (isAlone && (isWordLike(before) || isWordLike(after))) open.sign = close.sign = '*';
  }
}

const encoded = (character: string) => `&#${character.codePointAt(0)};`;

const always = /[\\`*[\]<~]|&(?=#?\w+;)|!$|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;
const inHeading = new RegExp(`${always.source}|#`, always.flags);
const inTable = new RegExp(`${always.source}|\\|`, always.flags);

/** What Markdown would read as something else than itself. */
const escapeText = (text: string, { oneLine = false, inCell = false }: Line): string =>
  text.replace(inCell ? inTable : oneLine ? inHeading : always, '\\$&').replace(/[\n\r]/g, encoded);

const isLike = (character: string | undefined, pattern: RegExp) =>
  character !== undefined && pattern.test(character);
const isSpace = (character: string | undefined) => isLike(character, /\s/u);
const isWordLike = (character: string | undefined) => isLike(character, /[^\s\p{P}\p{S}]/u);

/** The pieces between two of text, or before the first and after the last. */
function signsAt(pieces: Piece[], from: number, step: 1 | -1): Piece[] {
  const found: Piece[] = [];
  for (let at = from; ; at += step) {
    const piece = pieces[at];
    if (!piece || piece.kind === 'text' || piece.kind === 'break') return found;
    found.push(piece);
  }
}

/**
 * Emphasis opens and closes only where the letters beside it allow it. A letter written by its number counts as a
 * sign there, and a space written so as something.
 */
function atEdge(
  character: string,
  beside: Piece[],
  inner: 'open' | 'close',
  far: string | undefined,
): string {
  const emphasis = beside.filter(({ kind }) => kind === 'open' || kind === 'close');
  if (emphasis.length === 0) return character;
  if (isSpace(character)) return emphasis.some(({ kind }) => kind === inner) ? encoded(character) : character;
  const isOuter = emphasis.some(({ kind }) => kind !== inner);
  const isTight =
    beside.length > 1 || !isWordLike(far) || emphasis.some((piece) => 'sign' in piece && piece.sign === '_');
  return isOuter && isTight && isWordLike(character) ? encoded(character) : character;
}

function textPiece(pieces: Piece[], at: number, line: Line): string {
  const characters = Array.from((pieces[at] as { text: string }).text);
  const before = signsAt(pieces, at - 1, -1);
  const after = signsAt(pieces, at + 1, 1);
  const textAt = (index: number) => {
    const piece = pieces[index];
    return piece?.kind === 'text' ? Array.from(piece.text) : [];
  };
  const first = characters[0] ?? '';
  const last = characters.at(-1) ?? '';
  const start = atEdge(first, before, 'open', textAt(at - 1 - before.length).at(-1));
  if (characters.length === 1) {
    const both = atEdge(first, after, 'close', textAt(at + 1 + after.length)[0]);
    return start === first && both === first ? escapeText(first, line) : encoded(first);
  }
  const end = atEdge(last, after, 'close', textAt(at + 1 + after.length)[0]);
  const from = start === first ? 0 : 1;
  const to = characters.length - (end === last ? 0 : 1);
  const middle = escapeText(characters.slice(from, to).join(''), line);
  return `${from === 1 ? start : ''}${middle}${to === characters.length ? '' : end}`;
}

/** What at the beginning of a line would begin a list, a heading, a quote, a table or a rule. */
const escapeStart = (line: string) =>
  line.replace(/^(\d{1,9})(?=[.)])|^(?=[-+#>=:|])/, (_, number?: string) => `${number ?? ''}\\`);

export function printInline(block: Node, line: Line = {}): string {
  const pieces = piecesOf(block, line);
  const lines = [''];
  pieces.forEach((piece, at) => {
    const end = lines.length - 1;
    if (piece.kind === 'break') {
      lines[end] += '\\';
      lines.push('');
    } else if (piece.kind === 'text') lines[end] += textPiece(pieces, at, line);
    else lines[end] += 'sign' in piece ? piece.sign : piece.text;
  });
  const trimmed = lines.map((text) => text.trim());
  // A backslash at the very end breaks nothing.
  if (trimmed.length > 1 && trimmed.at(-1) === '') {
    trimmed.pop();
    trimmed[trimmed.length - 1] = `${trimmed.at(-1)?.slice(0, -1)}<br>`;
  }
  return trimmed.map((text) => (line.oneLine ? text : escapeStart(text))).join('\n');
}
