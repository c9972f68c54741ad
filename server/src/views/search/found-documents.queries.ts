import { and, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { documents, documentSections, projects } from '../../platform/database/schema/schema.ts';
import type { ResolvedQuery } from './asked.ts';
import { documentConditions } from './conditions.ts';
import { holdsPhrases, matchesIndexed, rowsWith } from './matches.ts';
import { folded, isInReach, mostRanked, type Page, project, rank, total } from './ranking.ts';

/** A document that goes by the words has them in every part, since each repeats its title. */
const partsOfOne = 10;

const text = sql`fold(document_sections.title || chr(10) || document_sections.heading || chr(10) || document_sections.content)`;

/**
 * Documents of mine, each with the part of it that has the words, best in its heading: the best title first, then mine,
 * then what changed last. Written as that of the tasks is.
 */
export function findDocuments(db: DbOrTx, asked: ResolvedQuery, { limit, offset }: Page) {
  const parts = sql`
    select document_sections.project_id, document_sections.document_id, document_sections.ordinal,
      ${rank(folded(sql`document_sections.heading`), asked)} as rank, documents.title, documents.updated_at,
      (documents.created_by = ${asked.userId} or documents.updated_by = ${asked.userId}) as mine
    from ${rowsWith(sql`document_sections`, matchesIndexed(documentSections, asked), asked)}
    join documents on documents.project_id = document_sections.project_id
      and documents.id = document_sections.document_id
    where ${and(sql`documents.deleted_at is null`, ...holdsPhrases(text, asked), documentConditions(asked))}
    limit ${partsOfOne * mostRanked}`;
  const best = sql`(
    select matching.project_id, document_id, ordinal, ${total} as total,
      row_number() over (order by ${rank(folded(sql`title`), asked)}, mine desc, updated_at desc, document_id desc) as place
    from memberships join lateral (
      select distinct on (document_id) * from (${parts}) part order by document_id, rank, ordinal) matching on true
    where ${isInReach(asked)}
    order by place limit ${limit} offset ${offset}) best`;
  return db
    .select({
      id: documents.id,
      icon: documents.icon,
      title: documents.title,
      updatedAt: documents.updatedAt,
      project,
      section: {
        nth: documentSections.nth,
        heading: documentSections.heading,
        content: documentSections.content,
      },
      total: sql<number>`best.total`,
    })
    .from(best)
    .innerJoin(
      documentSections,
      sql`${documentSections.projectId} = best.project_id and ${documentSections.documentId} = best.document_id
        and ${documentSections.ordinal} = best.ordinal`,
    )
    .innerJoin(
      documents,
      sql`${documents.projectId} = best.project_id and ${documents.id} = best.document_id`,
    )
    .innerJoin(projects, sql`${projects.id} = best.project_id`)
    .orderBy(sql`best.place`);
}
