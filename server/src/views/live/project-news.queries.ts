import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { memberships, projects } from '../../platform/database/schema/schema.ts';
import { boardCount, memberCount } from '../../projects/projects/projects.queries.ts';

/** Of these people, who has which of the projects, or of those that changed after a moment. */
export const listSeatsIn = (db: Db, people: number[], which: ReadonlySet<number> | Date) =>
  db
    .select({ userId: memberships.userId, projectId: memberships.projectId, seq: projects.seq })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(
      and(
        // One parameter however many they are: thousands are connected.
        sql`${memberships.userId} = any(${sql.param(people)}::int[])`,
        which instanceof Date
          ? gt(projects.updatedAt, which)
          : sql`${memberships.projectId} = any(${sql.param([...which])}::int[])`,
      ),
    );

export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];

/** What all members see alike. */
export const listSummaries = (db: Db, ids: Iterable<number>) =>
  db
    .select({
      id: projects.id,
      seq: projects.seq,
      name: projects.name,
      description: projects.description,
      updatedAt: projects.updatedAt,
      archivedAt: projects.archivedAt,
      deletedAt: projects.deletedAt,
      boardCount,
      memberCount,
    })
    .from(projects)
    .where(inArray(projects.id, [...ids]));
