import { documentTemplates } from '@cuadrilla/contract/document-templates';
import type { NewDocument } from '@cuadrilla/contract/documents';
import type { Change } from '../../../log/change.ts';
import { createDocument, getDocument } from '../documents.commands.ts';
import { readMarkdown, writeMarkdown } from './content.ts';

/** A document that says something from the start, or nothing yet. */
export async function createWritten(change: Change, wish: NewDocument): Promise<number> {
  const markdown = await beginning(change, wish);
  const id = await createDocument(change, wish);
  if (markdown) await writeMarkdown(change, id, markdown);
  return id;
}

async function beginning(change: Change, { template, copyOf, markdown }: NewDocument): Promise<string> {
  if (markdown !== undefined) return markdown;
  if (template) return documentTemplates.find(({ key }) => key === template)?.markdown ?? '';
  if (copyOf === undefined) return '';
  const { id } = await getDocument(change, copyOf);
  return readMarkdown(change.tx, { projectId: change.projectId, documentId: id });
}
