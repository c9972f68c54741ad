import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { documentSections } from '../../platform/database/schema/schema.ts';
import type { DocumentRef } from '../line/updates.queries.ts';
import type { Part } from './parts.ts';
import type { TidiedHearers } from './tidied-hearers.ts';

const recordsOf = (parts: readonly Part[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(parts.map((part, ordinal) => ({ ...part, ordinal })))}::jsonb)
    as part (ordinal smallint, nth smallint, heading text, content text)`;

/**
 * Learns the words of what differs from what is there. In a transaction of its own, which holds nothing that writers wait
 * for; before the parts are written, so that whoever dies in between learns them again.
 */
export const learnParts = (
  db: Db,
  learnWords: TidiedHearers['learnWords'],
  { projectId, documentId }: DocumentRef,
  title: string,
  parts: readonly Part[],
): Promise<void> =>
  db.transaction((tx) =>
    learnWords(
      tx,
      sql`select ${title} || ' ' || part.heading || ' ' || part.content as text from ${recordsOf(parts)}
        left join ${documentSections} on document_sections.project_id = ${projectId}::int
          and document_sections.document_id = ${documentId}::int and document_sections.ordinal = part.ordinal
        where (document_sections.title, document_sections.heading, document_sections.content)
          is distinct from (${title}, part.heading, part.content)`,
    ),
  );

/** Writes what differs from what is there: of a long document mostly one part does. */
export async function writeParts(
  tx: Tx,
  { projectId, documentId }: DocumentRef,
  title: string,
  parts: readonly Part[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${documentSections} (project_id, document_id, ordinal, nth, title, heading, content)
    select ${projectId}::int, ${documentId}::int, ordinal, nth, ${title}, heading, content from ${recordsOf(parts)}
    on conflict (project_id, document_id, ordinal) do update
      set nth = excluded.nth, title = excluded.title, heading = excluded.heading, content = excluded.content
      where (document_sections.nth, document_sections.title, document_sections.heading, document_sections.content)
        is distinct from (excluded.nth, excluded.title, excluded.heading, excluded.content)`);
  await tx.delete(documentSections).where(
    sql`${eq(documentSections.projectId, projectId)} and ${eq(documentSections.documentId, documentId)}
        and ${documentSections.ordinal} >= ${parts.length}`,
  );
}
