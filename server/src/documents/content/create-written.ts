import { readFile } from 'node:fs/promises';
import type { NewDocument } from '@cuadrilla/contract/documents/documents';
import { doHere } from '../../platform/beside/beside.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Change } from '../../platform/log/change.ts';
import { createDocument, getDocument } from '../documents/documents.commands.ts';
import type { DocumentRef } from '../line/updates.queries.ts';
import { keepWritten, type Reading, readMarkdown } from './content.ts';
import { readMarkdownText } from './content.work.ts';
import { copyPictures, planCopies, type PlannedCopies, withOwnPictures } from './copy-pictures.ts';

const templates = new URL('document-templates/', import.meta.url);

interface Within {
  db: Db;
  beside: Reading;
  of: number;
}

/** What a new document says from the start, if anything. */
interface Beginning {
  update?: Uint8Array | undefined;
  /** Of the document that it is a copy of. */
  pictures?: PlannedCopies | undefined;
}

/** Read before the project is held: a long one takes a while. */
export async function readBeginning(
  within: Within,
  projectId: number,
  { markdown, template, copyOf }: NewDocument,
): Promise<Beginning> {
  const { beside, of } = within;
  if (markdown !== undefined) return { update: await beside.do(readMarkdownText, markdown, of) };
  if (template) return readTemplate(template);
  return copyOf === undefined ? {} : readCopy(within, { projectId, documentId: copyOf });
}

/** Our own words. */
async function readTemplate(template: string): Promise<Beginning> {
  const markdown = await readFile(new URL(`${template}.md`, templates), 'utf8');
  return { update: await doHere.do(readMarkdownText, markdown, template) };
}

async function readCopy({ db, beside, of }: Within, original: DocumentRef): Promise<Beginning> {
  const markdown = await readMarkdown(db, beside, original, of);
  if (markdown === '') return {};
  const pictures = await planCopies(db, original.projectId, markdown);
  const said = pictures ? withOwnPictures(markdown, pictures) : markdown;
  return { pictures, update: await beside.do(readMarkdownText, said, of) };
}

/** A document that says something from the start, or nothing yet. */
export async function createWritten(
  change: Change,
  { title, icon, parentId, ...wish }: NewDocument,
  { update, pictures }: Beginning,
): Promise<number> {
  const isCopy = wish.markdown === undefined && !wish.template;
  // It may have gone to the trash since it was read.
  if (isCopy && wish.copyOf !== undefined) await getDocument(change, wish.copyOf);
  const id = await createDocument(change, { title, icon, parentId, id: pictures?.documentId });
  if (pictures) await copyPictures(change, pictures);
  await keepWritten(change, id, update);
  return id;
}
