import type { DocumentVersion, VersionText } from '@cuadrilla/contract/documents/document-content';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { notFound } from '../../platform/app-error.ts';
import type { Db, DbOrTx } from '../../platform/database/database.ts';
import type { Change } from '../../platform/log/change.ts';
import { fullName } from '../../platform/full-name.ts';
import { type DocumentRef, readSeq, readWritten, upTo } from '../line/updates.queries.ts';
import type { Tidied } from '../tidy/tidied.ts';
import { keepVersions } from '../tidy/versions.commands.ts';
import { holdAsRead, keepWritten, type Reading, readBeside } from './content.ts';
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
type StateOf = (version: Kept) => Written;

/**
 * Tells what the document said at the end of a version. Call it before the version is read: what is merged in between
 * has been kept with the version before.
 */
async function readStates(db: DbOrTx, document: DocumentRef): Promise<StateOf> {
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
 * As a new version: nothing that was written since is lost from the history. Read before the project is held; answers how it
 * is written, which answers the version that it was until then.
 */
export async function readRestored(
  within: { db: Db; beside: Reading; of: number },
  { projectId, documentId }: DocumentRef,
  versionId: number,
): Promise<(change: Change) => Promise<number>> {
  const { db } = within;
  const document = { projectId, documentId };
  const since = await readSeq(db, document);
  const stateOf = await readStates(db, document);
  const row = await findVersion(db, document, versionId);
  const newest = await findVersionBefore(db, document, afterAll);
  if (!row || !newest) throw notFound(messages.versionNotFound);
  const ended = await endVersionOf(within, document, newest, stateOf);
  const update = await readBeside(within, document, bringBack, { version: stateOf(row) });
  return async (change) => {
    await holdAsRead(change, document, since);
    await keepVersions(change.tx, document, ended, change.now);
    await keepWritten(change, documentId, update);
    return newest.id;
  };
}

/** The one under way: what is written from now on is another. Nothing where it has ended by itself. */
async function endVersionOf(
  { db, beside, of }: { db: Db; beside: Reading; of: number },
  document: DocumentRef,
  newest: Kept,
  stateOf: StateOf,
): Promise<Tidied['versions']> {
  if (newest.state) return [];
  const { id, seq } = newest;
  const before = await findVersionBefore(db, document, id);
  const states = { version: stateOf(newest), before: before ? stateOf(before) : [] };
  return [{ id, seq, ...(await beside.do(endVersion, states, of)) }];
}

/** No version has a higher id. */
const afterAll = 2 ** 31 - 1;
