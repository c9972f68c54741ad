import { UnreadableFile } from '../draft.ts';

const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

export interface Table {
  separator: Separator;
  header: string[];
  rows: string[][];
}

/** The text of a spreadsheet as programs write it: quoted where it must be, with any of the usual separators. */
export function readTable(text: string): Table {
  const plain = text.replace(/^\uFEFF/, '');
  // Excel's own line says it, and is no row.
  const said = /^"?sep=([,;\t|])"?\r?\n/i.exec(plain);
  const table = plain.slice(said?.[0].length ?? 0);
  const separator = separators.find((each) => each === said?.[1]) ?? separatorOf(table);
  const lines = readLines(table, separator).filter((line) => line.some((cell) => cell.trim() !== ''));
  const [header, ...rows] = lines;
  if (!header || header.length < 2 || rows.length === 0) throw new UnreadableFile();
  return { separator, header: header.map((name) => name.trim()), rows: rows.map((row) => row.map(asMeant)) };
}

/** What a spreadsheet would take for a formula is written behind an apostrophe. */
const asMeant = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** The one that the first line has most of, outside of quotes. */
function separatorOf(text: string): Separator {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

function readLines(text: string, separator: Separator): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedAt(text, at, separator) : plainAt(text, at, separator);
    line.push(cell);
    at = end;
    if (text[at] === separator) {
      at += 1;
      // Nothing after the last separator is a cell, too.
      if (at < text.length && text[at] !== '\n' && text[at] !== '\r') continue;
      line.push('');
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    lines.push(line);
    line = [];
  }
  return lines;
}

function plainAt(text: string, start: number, separator: Separator) {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(start, end), end };
}

/** Two quotes are one. One that does not end the cell is meant as it stands: some programs quote without looking. */
function quotedAt(text: string, start: number, separator: Separator) {
  let cell = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { cell: cell + text.slice(at), end: text.length };
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = plainAt(text, quote + 1, separator);
      return rest.cell.trim() === ''
        ? { cell, end: rest.end }
        : { cell: `${cell}"${rest.cell.trimEnd().replace(/"$/, '')}`, end: rest.end };
    }
    cell += '"';
    at = quote + 2;
  }
}
