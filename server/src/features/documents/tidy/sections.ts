import { type Section, textOf } from '@cuadrilla/contract/document/text';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../database/database.ts';
import { documentSections } from '../../../database/schema/schema.ts';
import { learnWords } from '../../search/vocabulary.ts';
import type { Content } from '../content/content.ts';
import type { DocumentRef } from '../line/updates.queries.ts';

/** What is searched for as one. */
export interface Part {
  nth: number;
  heading: string;
  content: string;
}

/** PostgreSQL keeps no more words than fit in a megabyte for one row. */
const longestPart = 20_000;
/** More than a document that people read has. */
const mostParts = 5_000;

/** The first stands before all headings, and is there even if it says nothing: the document goes by its title too. */
export function partsOf(node: Content): Part[] {
  const sections = textOf(node);
  const before: Section = { heading: '', level: 0, text: '' };
  const all = sections[0]?.level === 0 ? sections : [before, ...sections];
  return all
    .flatMap(({ heading, text }, nth) =>
      cut(storable(text)).map((content) => ({
        nth,
        heading: storable(heading).slice(0, longestPart),
        content,
      })),
    )
    .slice(0, mostParts);
}

/** Whatever comes through Yjs, PostgreSQL takes text alone. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** At the end of a line or a word, where there is one. */
function cut(text: string): string[] {
  if (text.length <= longestPart) return [text];
  const beginning = text.slice(0, longestPart);
  const end = Math.max(beginning.lastIndexOf('\n'), beginning.lastIndexOf(' ')) + 1 || longestPart;
  return [text.slice(0, end), ...cut(text.slice(end))];
}

const recordsOf = (parts: readonly Part[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(parts.map((part, ordinal) => ({ ...part, ordinal })))}::jsonb)
    as part (ordinal smallint, nth smallint, heading text, content text)`;

/**
 * Learns the words of what differs from what is there. In a transaction of its own, which holds nothing that writers wait
 * for; before the parts are written, so that whoever dies in between learns them again.
 */
export const learnParts = (
  db: Db,
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
