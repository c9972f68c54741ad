import { messages } from '@cuadrilla/contract/kernel/errors';
import { AppError } from '../../platform/app-error.ts';
import { type Beside, doHere } from '../../platform/beside/beside.ts';
import type { Db, DbOrTx } from '../../platform/database/database.ts';
import { documents } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { getDocument, thisDocument } from '../documents/documents.commands.ts';
import { appendUpdates } from '../line/updates.commands.ts';
import { type DocumentRef, holdState, readSeq, readWritten, upTo } from '../line/updates.queries.ts';
import { type DocumentWork, printDocument, writeInDocument } from './content.work.ts';
import { putAside } from './damages.commands.ts';

export type Reading = Pick<Beside, 'do'>;

/** Has something done with all of a document, and once more without what is found damaged of it. */
export async function readBeside<Input extends object, Output>(
  { db, beside, of }: { db: DbOrTx; beside: Reading; of: number | string },
  document: DocumentRef,
  work: DocumentWork<Input, Output>,
  input: Input,
): Promise<Output> {
  const written = await readWritten(db, document);
  const found = await beside.do(work, { ...input, updates: upTo(written) }, of);
  if ('said' in found) return found.said;
  await putAside(db, document, written?.updates ?? [], found);
  const rest = await beside.do(work, { ...input, updates: upTo(await readWritten(db, document)) }, of);
  if ('damaged' in rest) throw new Error(`document ${document.documentId} cannot be built`);
  return rest.said;
}

export const readMarkdown = (
  db: DbOrTx,
  beside: Reading,
  document: DocumentRef,
  of: number | string,
): Promise<string> => readBeside({ db, beside, of }, document, printDocument, {});

/** Keeps what a thread has made of a document. For whoever has it open it is a change like any other. */
export async function keepWritten(
  change: Change,
  documentId: number,
  update: Uint8Array | undefined,
): Promise<void> {
  const { tx, projectId, member, now, append } = change;
  const { title } = await getDocument(change, documentId);
  if (!update) return;
  const document = { projectId, documentId };
  await appendUpdates(tx, { ...document, userId: member.userId, updates: [update], now });
  await tx
    .update(documents)
    .set({ updatedBy: member.userId, updatedAt: now })
    .where(thisDocument(projectId, documentId));
  append({ type: 'document.edited', payload: { documentId, title } });
}

/** Lets a document say what our own code says, by whoever holds its project: what strangers sent is read before that. */
export async function writeMarkdown(change: Change, documentId: number, markdown: string): Promise<void> {
  const { tx, projectId, member } = change;
  const within = { db: tx, beside: doHere, of: member.userId };
  const update = await readBeside(within, { projectId, documentId }, writeInDocument, { markdown });
  await keepWritten(change, documentId, update);
}

/** Somebody has written in a document since it was read. */
class WrittenMeanwhile extends AppError {}

/** Goes on only with a document in which nobody has written since, and in which nobody does until the change is over. */
export async function holdAsRead({ tx }: Change, document: DocumentRef, since: number): Promise<void> {
  const state = await holdState(tx, document);
  if ((state?.seq ?? 0) !== since) throw new WrittenMeanwhile('conflict', messages.changedMeanwhile);
}

const tries = 3;

/**
 * For what reads a document, which takes a while, and then writes in it: no project is held while a thread is waited for. Both
 * are done again where somebody has written in between.
 */
export async function asLastRead<T>(readAndWrite: () => Promise<T>): Promise<T> {
  for (let nth = 1; ; nth += 1) {
    try {
      return await readAndWrite();
    } catch (error) {
      if (!(error instanceof WrittenMeanwhile) || nth === tries) throw error;
    }
  }
}

/** Reads what somebody sent before the project is held. Answers how it is written. */
export async function readRewritten(
  { db, beside, of }: { db: Db; beside: Reading; of: number },
  document: DocumentRef,
  markdown: string,
): Promise<(change: Change) => Promise<void>> {
  const since = await readSeq(db, document);
  const update = await readBeside({ db, beside, of }, document, writeInDocument, { markdown });
  return async (change) => {
    await holdAsRead(change, document, since);
    await keepWritten(change, document.documentId, update);
  };
}
