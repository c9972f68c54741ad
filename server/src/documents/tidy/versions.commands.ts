import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { documentVersions } from '../../platform/database/schema/schema.ts';
import type { DocumentRef } from '../line/updates.queries.ts';
import type { Tidied } from './tidied.ts';

/** Of a document; the list shows no more either. */
const mostVersions = 200;

/** What is older is known by its last version of each day. */
const everyVersionFor = 30 * dayLength;

/** Keeps what the document said at the end of each; one that somebody has gone on with meanwhile is left as it is. */
export async function keepVersions(
  tx: Tx,
  document: DocumentRef,
  versions: Tidied['versions'],
  now: Date,
): Promise<void> {
  const { projectId, documentId } = document;
  for (const { id, seq, ...kept } of versions)
    await tx
      .update(documentVersions)
      .set(kept)
      .where(
        and(
          eq(documentVersions.projectId, projectId),
          eq(documentVersions.documentId, documentId),
          eq(documentVersions.id, id),
          eq(documentVersions.seq, seq),
          isNull(documentVersions.state),
        ),
      );
  if (versions.length > 0) await thinVersions(tx, document, now);
}

async function thinVersions(tx: Tx, { projectId, documentId }: DocumentRef, now: Date): Promise<void> {
  const old = new Date(now.getTime() - everyVersionFor);
  await tx.execute(sql`
    with own as (
      select id, ended_at, row_number() over (order by id desc) as place,
        row_number() over (partition by (ended_at at time zone 'UTC')::date order by id desc) as of_day
      from ${documentVersions} where project_id = ${projectId}::int and document_id = ${documentId}::int)
    delete from ${documentVersions} version using own
    where version.project_id = ${projectId}::int and version.document_id = ${documentId}::int
      and version.id = own.id and version.state is not null
      and (own.place > ${mostVersions}::int or (own.of_day > 1 and own.ended_at < ${old}::timestamptz))`);
}
