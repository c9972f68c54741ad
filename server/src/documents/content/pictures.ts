import type { PictureType } from '@cuadrilla/contract/kernel/picture-types';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, eq } from 'drizzle-orm';
import { invalid, notFound } from '../../platform/app-error.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { documentFiles } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { getDocument } from '../documents/documents.commands.ts';
import type { DocumentRef } from '../line/updates.queries.ts';

const isNone = () => invalid(messages.notAPicture);

const starts: [PictureType, (bytes: Buffer) => boolean][] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))],
  ['image/webp', (bytes) => /^RIFF....WEBP$/s.test(bytes.toString('latin1', 0, 12))],
];

/** What it is, whatever the browser says that it is. */
function typeOf(bytes: Buffer): PictureType {
  const found = starts.find(([, begins]) => begins(bytes));
  if (!found) throw isNone();
  return found[0];
}

/** In the database: there every instance finds it, and a copy of the database is a copy of all. */
export async function addPicture(
  change: Change,
  documentId: number,
  bytes: Buffer | undefined,
): Promise<string> {
  const { tx, projectId, member, now } = change;
  if (!bytes) throw isNone();
  await getDocument(change, documentId);
  const by = { createdBy: member.userId, createdAt: now };
  const [row] = await tx
    .insert(documentFiles)
    .values({ projectId, documentId, type: typeOf(bytes), bytes, ...by })
    .returning({ id: documentFiles.id });
  if (!row) throw new Error('the insert of a picture returned no row');
  return pictureAddress({ projectId, documentId }, row.id);
}

export const pictureAddress = ({ projectId, documentId }: DocumentRef, fileId: number): string =>
  `/api/projects/${projectId}/documents/${documentId}/files/${fileId}`;

export async function readPicture(db: DbOrTx, { projectId, documentId }: DocumentRef, fileId: number) {
  const [row] = await db
    .select({ type: documentFiles.type, bytes: documentFiles.bytes })
    .from(documentFiles)
    .where(
      and(
        eq(documentFiles.projectId, projectId),
        eq(documentFiles.documentId, documentId),
        eq(documentFiles.id, fileId),
      ),
    );
  if (!row) throw notFound(messages.fileNotFound);
  return { type: row.type, bytes: Buffer.from(row.bytes) };
}
