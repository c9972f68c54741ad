import { aliasedTable, and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  documentLinks,
  documentPins,
  documents,
  memberships,
  projects,
  users,
} from '../../platform/database/schema/schema.ts';

const creator = aliasedTable(users, 'creator');
const writer = aliasedTable(users, 'writer');
const named = ({ id, firstName, lastName }: typeof creator) => ({ id, firstName, lastName });

const documentColumns = {
  id: documents.id,
  projectId: documents.projectId,
  parentId: documents.parentId,
  position: documents.position,
  icon: documents.icon,
  title: documents.title,
  locked: documents.locked,
  template: documents.template,
  createdAt: documents.createdAt,
  updatedAt: documents.updatedAt,
  deletedAt: documents.deletedAt,
  createdBy: named(creator),
  updatedBy: named(writer),
  public: sql<boolean>`${documentLinks.documentId} is not null`,
  project: { id: projects.id, name: projects.name },
  pinned: sql<boolean>`${documentPins.userId} is not null`,
};

export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

/** As this person sees them. */
const selectDocuments = (db: DbOrTx, userId: number) =>
  db
    .select(documentColumns)
    .from(documents)
    .innerJoin(projects, eq(projects.id, documents.projectId))
    .innerJoin(creator, eq(creator.id, documents.createdBy))
    .innerJoin(writer, eq(writer.id, documents.updatedBy))
    .leftJoin(
      documentLinks,
      and(eq(documentLinks.projectId, documents.projectId), eq(documentLinks.documentId, documents.id)),
    )
    .leftJoin(
      documentPins,
      and(
        eq(documentPins.projectId, documents.projectId),
        eq(documentPins.documentId, documents.id),
        eq(documentPins.userId, userId),
      ),
    )
    .$dynamic();

/** Out of the trash, by parent and in their order there. */
export const listDocuments = (db: DbOrTx, projectId: number, userId: number) =>
  selectDocuments(db, userId)
    .where(and(eq(documents.projectId, projectId), isNull(documents.deletedAt)))
    .orderBy(sql`${documents.parentId} nulls first`, asc(documents.position));

/** In or out of the trash. */
export async function findDocument(
  db: DbOrTx,
  { projectId, documentId, userId }: { projectId: number; documentId: number; userId: number },
): Promise<DocumentRow | undefined> {
  const [row] = await selectDocuments(db, userId).where(
    and(eq(documents.projectId, projectId), eq(documents.id, documentId)),
  );
  return row;
}

const mostRecent = 60;

/** Of all projects that the person is in: the pinned ones, then those written in last. */
export const listMyDocuments = (db: DbOrTx, userId: number) =>
  selectDocuments(db, userId)
    .innerJoin(
      memberships,
      and(eq(memberships.projectId, documents.projectId), eq(memberships.userId, userId)),
    )
    .where(and(isNull(projects.deletedAt), isNull(documents.deletedAt)))
    .orderBy(desc(isNotNull(documentPins.userId)), desc(documents.updatedAt), desc(documents.id))
    .limit(mostRecent);

export type DocumentNode = Awaited<ReturnType<typeof listNodes>>[number];

/** What is asked of all documents of a project when one of them moves or goes. Those in the trash keep their places. */
export const listNodes = (db: DbOrTx, projectId: number) =>
  db
    .select({
      id: documents.id,
      parentId: documents.parentId,
      position: documents.position,
      trashed: sql<boolean>`${documents.deletedAt} is not null`,
    })
    .from(documents)
    .where(eq(documents.projectId, projectId))
    .orderBy(asc(documents.position));
