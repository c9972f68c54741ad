import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { boards, memberships, projects } from '../../platform/database/schema/schema.ts';

/** Spelled out: in a query of one table alone a column would lose its table's name, and mean another one in here. */
export const boardCount = sql<number>`(
  select count(*)::int from ${boards} own where own.project_id = projects.id and own.deleted_at is null)`;

export const memberCount = sql<number>`(
  select count(*)::int from ${memberships} other where other.project_id = projects.id)`;

export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number];

/** Of a project, as one of its members sees it. */
export const projectFields = {
  id: projects.id,
  name: projects.name,
  description: projects.description,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
  archivedAt: projects.archivedAt,
  deletedAt: projects.deletedAt,
  example: projects.example,
  role: memberships.role,
  pinnedAt: memberships.pinnedAt,
  visitedAt: memberships.visitedAt,
  boardCount,
  memberCount,
};

function selectProjects(db: DbOrTx, where: SQL | undefined) {
  return db
    .select(projectFields)
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(where)
    .orderBy(desc(projects.updatedAt), desc(projects.id));
}

export const listProjects = (db: DbOrTx, userId: number) =>
  selectProjects(db, and(eq(memberships.userId, userId), isNull(projects.deletedAt)));

export const listTrashedProjects = (db: DbOrTx, userId: number) =>
  selectProjects(db, and(eq(memberships.userId, userId), isNotNull(projects.deletedAt)));

/** The project of a path whose membership has been checked; somebody may have ended that since. */
export async function getProject(db: DbOrTx, projectId: number, userId: number): Promise<ProjectRow> {
  const [row] = await selectProjects(
    db,
    and(eq(memberships.projectId, projectId), eq(memberships.userId, userId)),
  );
  if (!row) throw notFound(messages.projectNotFound);
  return row;
}
