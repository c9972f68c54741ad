import { type Misread, UnreadableFile } from '../draft.ts';
import { readCells } from './csv-cells.ts';

const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

export interface Table {
  separator: Separator;
  header: string[];
  rows: string[][];
  /** By the index of a row: what had to be read otherwise than it stands there. */
  misread: ReadonlyMap<number, Misread[]>;
}

/** The text of a spreadsheet as programs write it: quoted where it must be, with any of the usual separators. */
export function readTable(text: string): Table {
  const plain = text.replace(/^\uFEFF/, '');
  // Excel's own line says it, and is no row.
  const said = /^"?sep=([,;\t|])"?\r?\n/i.exec(plain);
  const table = plain.slice(said?.[0].length ?? 0);
  const separator = separators.find((each) => each === said?.[1]) ?? separatorOf(table);
  const read = readCells(table, separator, said ? 2 : 1).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  const [header, ...rows] = read;
  if (!header || header.cells.length < 2 || rows.length === 0) throw new UnreadableFile();
  return {
    separator,
    header: header.cells.map((name) => name.trim()),
    rows: rows.map(({ cells }) => cells.map(asMeant)),
    misread: new Map(rows.flatMap(({ misread }, index) => (misread ? [[index, misread]] : []))),
  };
}

/** What a spreadsheet would take for a formula is written behind an apostrophe. */
const asMeant = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** The one that the first line has most of, outside of quotes. */
function separatorOf(text: string): Separator {
  const [first = ''] = text
    .slice(0, 100_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/, 1);
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
