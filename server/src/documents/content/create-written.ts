import { documentTemplates } from '@cuadrilla/contract/documents/document-templates';
import type { NewDocument } from '@cuadrilla/contract/documents/documents';
import type { Change } from '../../platform/log/change.ts';
import { createDocument, getDocument } from '../documents/documents.commands.ts';
import { keepWritten, type Reading, readMarkdown, writeMarkdown } from './content.ts';
import { readMarkdownFiles } from './content.work.ts';
import { withOwnPictures } from './copy-pictures.ts';

/** What was sent with a new document, read before the project is held: a long one takes a while. */
export async function readSent(
  beside: Reading,
  { markdown }: NewDocument,
  userId: number,
): Promise<Uint8Array | undefined> {
  if (markdown === undefined) return undefined;
  const [update] = await beside.do(readMarkdownFiles, [markdown], userId);
  return update;
}

/** A document that says something from the start, or nothing yet. */
export async function createWritten(
  change: Change,
  beside: Reading,
  wish: NewDocument,
  sent: Uint8Array | undefined,
): Promise<number> {
  const markdown = await beginning(change, beside, wish);
  const id = await createDocument(change, wish);
  const isCopy = wish.copyOf !== undefined && markdown !== '';
  const said = isCopy ? await withOwnPictures(change, id, markdown) : markdown;
  if (said) await writeMarkdown(change, beside, id, said);
  else await keepWritten(change, id, sent);
  return id;
}

async function beginning(
  change: Change,
  beside: Reading,
  { template, copyOf, markdown }: NewDocument,
): Promise<string> {
  if (markdown !== undefined) return '';
  if (template) return documentTemplates.find(({ key }) => key === template)?.markdown ?? '';
  if (copyOf === undefined) return '';
  const { tx, projectId, member } = change;
  const { id } = await getDocument(change, copyOf);
  return readMarkdown(tx, beside, { projectId, documentId: id }, member.userId);
}
