import type { ImportSource } from '@cuadrilla/contract/imports/task-imports';
import { type ReadFile, UnreadableFile } from '../draft.ts';
import { readTable, type Table } from './csv.ts';
import { decode } from './decode.ts';
import { readPlanka } from './planka.ts';
import { plain } from './plain.ts';
import { readTrello } from './trello.ts';

export const largestFile = 200_000_000;

/** Sources whose files say what each thing is; all others are tables. */
const readers: Partial<Record<ImportSource, (source: unknown) => ReadFile>> = {
  trello: readTrello,
  planka: readPlanka,
};

export const needsMatching = (source: ImportSource): boolean => !(source in readers);

/** A file that was chosen: a table to be matched, or what it holds. */
export type OpenedFile = { name: string; size: number } & ({ table: Table } | { read: ReadFile });

export async function openFile(file: File, source: ImportSource): Promise<OpenedFile> {
  const { name, size } = file;
  const text = decode(await file.arrayBuffer());
  const read = readers[source];
  return read ? { name, size, read: read(parse(text)) } : { name, size, table: readTable(plain(text)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableFile();
  }
}
