import type { DocumentVersion, VersionText } from '@cuadrilla/contract/documents/document-content';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { notFound } from '../../platform/app-error.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import type { Change } from '../../platform/log/change.ts';
import { fullName } from '../../platform/full-name.ts';
import { type DocumentRef, holdState, readWritten, upTo } from '../line/updates.queries.ts';
import { keepVersions } from '../tidy/versions.commands.ts';
import { keepWritten, type Reading, readBeside } from './content.ts';
import { bringBack, endVersion, printVersion, type Written } from './content.work.ts';
import {
  findVersion,
  findVersionBefore,
  listNames,
  listVersions,
  type VersionRow,
} from './versions.queries.ts';

/** By id. */
async function namesOf(db: DbOrTx, versions: readonly VersionRow[]): Promise<Map<number, string>> {
  const people = await listNames(db, [...new Set(versions.flatMap(({ authors }) => authors))]);
  return new Map(people.map((person) => [person.id, fullName(person)]));
}

const present = (row: VersionRow, names: Map<number, string>, newest: number): DocumentVersion => ({
  id: row.id,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt.toISOString(),
  authors: row.authors.map((id) => ({ id, name: names.get(id) ?? '' })),
  added: row.added,
  removed: row.removed,
  current: row.id === newest,
});

export async function readVersions(db: DbOrTx, document: DocumentRef): Promise<DocumentVersion[]> {
  const rows = await listVersions(db, document);
  const names = await namesOf(db, rows);
  return rows.map((row) => present(row, names, rows[0]?.id ?? 0));
}

type Kept = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/**
 * Tells what the document said at the end of a version. Call it before the version is read: what is merged in between
 * has been kept with the version before.
 */
async function readStates(db: DbOrTx, document: DocumentRef): Promise<(version: Kept) => Written> {
  const written = await readWritten(db, document);
  return ({ state, seq }) => (state ? [state] : upTo(written, seq));
}

export async function readVersion(
  db: DbOrTx,
  beside: Reading,
  document: DocumentRef,
  { versionId, userId }: { versionId: number; userId: number },
): Promise<VersionText> {
  const stateOf = await readStates(db, document);
  const [row, before, [newest]] = await Promise.all([
    findVersion(db, document, versionId),
    findVersionBefore(db, document, versionId),
    listVersions(db, document),
  ]);
  if (!row) throw notFound(messages.versionNotFound);
  const print = (version: Kept) => beside.do(printVersion, stateOf(version), userId);
  return {
    ...present(row, await namesOf(db, [row]), newest?.id ?? 0),
    markdown: await print(row),
    before: before ? await print(before) : '',
  };
}

/**
 * As a new version: nothing that was written since is lost from the history. Answers the version that it was until then.
 */
export async function restoreVersion(
  change: Change,
  beside: Reading,
  documentId: number,
  versionId: number,
): Promise<number> {
  const { tx, projectId, member } = change;
  const document = { projectId, documentId };
  // Nobody writes between what is read here and what comes of it.
  await holdState(tx, document);
  const stateOf = await readStates(tx, document);
  const row = await findVersion(tx, document, versionId);
  const newest = row && (await endNewest(change, beside, document, stateOf));
  if (!newest) throw notFound(messages.versionNotFound);
  const within = { db: tx, beside, of: member.userId };
  const update = await readBeside(within, document, bringBack, { version: stateOf(row) });
  await keepWritten(change, documentId, update);
  return newest.id;
}

/** The one under way: what is written from now on is another. */
async function endNewest(
  { tx, now, member }: Change,
  beside: Reading,
  document: DocumentRef,
  stateOf: (version: Kept) => Written,
): Promise<Kept | undefined> {
  const newest = await findVersionBefore(tx, document, afterAll);
  if (!newest || newest.state) return newest;
  const before = await findVersionBefore(tx, document, newest.id);
  const { id, seq } = newest;
  const states = { version: stateOf(newest), before: before ? stateOf(before) : [] };
  const ended = await beside.do(endVersion, states, member.userId);
  await keepVersions(tx, document, [{ id, seq, ...ended }], now);
  return newest;
}

/** No version has a higher id. */
const afterAll = 2 ** 31 - 1;
