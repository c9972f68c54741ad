import type { Misread } from '../draft.ts';
import { largestCell } from './largest.ts';
import { cut } from './plain.ts';

export interface Row {
  cells: string[];
  misread?: Misread[];
}

interface Cell {
  cell: string;
  end: number;
  why?: Misread['why'];
}

/** The rows of a table, those that say nothing among them. A row may take several lines: it is told by its first. */
export function readCells(text: string, separator: string, firstLine: number): Row[] {
  const rows: Row[] = [];
  let row: Row = { cells: [] };
  let at = 0;
  let line = firstLine;
  let counted = 0;
  const lineAt = (place: number): number => {
    for (; counted < place; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
  while (at < text.length) {
    const width = rows[0]?.cells.length;
    const read =
      text[at] === '"'
        ? quotedAt(text, at, separator, width && width - row.cells.length)
        : plainAt(text, at, separator);
    const why = read.cell.length > largestCell ? 'overlong' : read.why;
    if (why) row.misread = [...(row.misread ?? []), { why, line: lineAt(at) }];
    row.cells.push(cut(read.cell, largestCell));
    at = read.end;
    if (text[at] === separator) {
      at += 1;
      // Nothing after the last separator is a cell, too.
      if (at < text.length && text[at] !== '\n' && text[at] !== '\r') continue;
      row.cells.push('');
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    rows.push(row);
    row = { cells: [] };
  }
  return rows;
}

function plainAt(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(start, end), end };
}

/**
 * Two quotes are one. One that does not end the cell is meant as it stands: some programs quote without looking. Unless
 * the cell went over lines until then, and what it would take are the cells of other rows: then nobody ended it.
 */
function quotedAt(text: string, start: number, separator: string, cellsLeft: number | undefined): Cell {
  const pieces: string[] = [];
  const unclosed = (): Cell => ({ ...plainAt(text, start + 1, separator), why: 'unclosed' });
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return unclosed();
    pieces.push(text.slice(at, quote));
    if (text[quote + 1] !== '"') {
      const rest = plainAt(text, quote + 1, separator);
      if (rest.cell.trim() === '') return { cell: pieces.join('"'), end: rest.end };
      const isOverLines = text.slice(start, quote).includes('\n');
      const opensOne = text[quote - 1] === separator || text[quote - 1] === '\n';
      if (isOverLines && (opensOne || cellsOfLine(text, start, separator) === cellsLeft)) return unclosed();
      return { cell: `${pieces.join('"')}"${rest.cell.trimEnd().replace(/"$/, '')}`, end: rest.end };
    }
    at = quote + 2;
  }
}

/** As many as there are from here to the end of the line, were nothing quoted. */
function cellsOfLine(text: string, start: number, separator: string): number {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? undefined : end).split(separator).length;
}
