import { limits } from '@cuadrilla/contract/kernel/fields';
import { cutLine } from '@cuadrilla/contract/kernel/one-line';
import type { Change } from '../../platform/log/change.ts';
import { createDocument } from '../documents/documents.commands.ts';
import { listNodes } from '../documents/documents.queries.ts';
import { keepWritten, type Reading } from './content.ts';
import { readMarkdownFiles } from './content.work.ts';

interface ImportedFile {
  path: string;
  markdown: string;
}

const nameOf = (path: string): string =>
  cutLine((path.split('/').at(-1) ?? path).replace(/\.(md|markdown|txt)$/i, ''), limits.title);

const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .filter((name) => name !== '' && name !== '.' && name !== '..');

interface ReadFile {
  folders: string[];
  /** Its first heading, or else its name. */
  title: string;
  /** What it begins with; nothing for an empty one. */
  update: Uint8Array | undefined;
}

/** What is to be made of the files. Without a database: reading large ones takes a while. */
export async function readFiles(
  beside: Reading,
  files: readonly ImportedFile[],
  userId: number,
): Promise<ReadFile[]> {
  const texts = files.map(({ markdown }) => markdown);
  const read = await beside.do(readMarkdownFiles, texts, userId);
  return files.map(({ path }, nth) => ({
    folders: foldersOf(path),
    title: read[nth]?.title ?? nameOf(path),
    update: read[nth]?.update,
  }));
}

/** Folders become documents that hold what lies in them. Answers all that was made, in the order of the files. */
export async function importFiles(change: Change, files: readonly ReadFile[]): Promise<number[]> {
  const nodes = await listNodes(change.tx, change.projectId);
  const folders = new Map<string, number>();
  const made: number[] = [];

  async function folder(names: readonly string[]): Promise<number | null> {
    const name = names.at(-1);
    if (name === undefined) return null;
    const key = names.join('/');
    const known = folders.get(key);
    if (known !== undefined) return known;
    const parentId = await folder(names.slice(0, -1));
    const id = await createDocument(
      change,
      { title: cutLine(name, limits.title), icon: '', parentId },
      nodes,
    );
    folders.set(key, id);
    made.push(id);
    return id;
  }

  for (const { folders: within, title, update } of files) {
    const parentId = await folder(within);
    const id = await createDocument(change, { title, icon: '', parentId }, nodes);
    await keepWritten(change, id, update);
    made.push(id);
  }
  return made;
}
