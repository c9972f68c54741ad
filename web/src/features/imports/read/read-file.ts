import { importLimits, type ImportSource } from '@cuadrilla/contract/carry/imports/task-imports';
import { type ReadFile, UnreadableFile } from '../draft.ts';
import { readTable, type Table } from './csv.ts';
import { decode } from './decode.ts';
import { readPlanka } from './planka.ts';
import { plain } from './plain.ts';
import { readTrello } from './trello.ts';

/** Sources whose files say what each thing is; all others are tables. */
const readers: Partial<Record<ImportSource, (source: unknown) => ReadFile>> = {
  trello: readTrello,
  planka: readPlanka,
};

/** A file that was chosen: a table to be matched, or what it holds. */
export type OpenedFile = { name: string; size: number } & ({ table: Table } | { read: ReadFile });

/** A file of which nothing can be made. */
export interface UselessFile {
  holds: 'nothing' | 'too much';
}

export async function openFile(file: File, source: ImportSource): Promise<OpenedFile | UselessFile> {
  const { name, size } = file;
  const text = decode(await file.arrayBuffer());
  const read = readers[source];
  const opened = read ? { read: read(parse(text)) } : { table: readTable(plain(text)) };
  const count = 'read' in opened ? opened.read.drafts.length : opened.table.rows.length;
  if (count === 0) return { holds: 'nothing' };
  return count > importLimits.tasks ? { holds: 'too much' } : { name, size, ...opened };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableFile();
  }
}
