import { mostTemplates } from '@cuadrilla/contract/carry/project-templates/project-templates';
import type { TeamRoleName } from '@cuadrilla/contract/kernel/team-roles';
import { and, eq, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { projectTemplates, teamMembers, teams, users } from '../../platform/database/schema/schema.ts';

const columns = {
  id: projectTemplates.id,
  name: projectTemplates.name,
  description: projectTemplates.description,
  summary: projectTemplates.summary,
  createdAt: projectTemplates.createdAt,
  owner: { id: users.id, firstName: users.firstName, lastName: users.lastName },
  team: { id: teams.id, name: teams.name },
  /** The reader's own in that team. */
  teamRole: sql<TeamRoleName | null>`mine.role`,
};
export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number];

/** Of all the teams that somebody may be in. */
const mostListed = 10 * mostTemplates;

/** One's own, and those of one's teams. */
const visibleTo = (db: DbOrTx, userId: number) =>
  db
    .select(columns)
    .from(projectTemplates)
    .innerJoin(users, eq(users.id, projectTemplates.ownerId))
    .leftJoin(teams, eq(teams.id, projectTemplates.teamId))
    .leftJoin(
      sql`${teamMembers} mine`,
      sql`mine.team_id = ${projectTemplates.teamId} and mine.user_id = ${userId}`,
    )
    .$dynamic();

/** An array, so that each of the two is found by its own index. */
const isVisible = (userId: number) =>
  or(
    eq(projectTemplates.ownerId, userId),
    sql`${projectTemplates.teamId} = any(array(
      select ${teamMembers.teamId} from ${teamMembers} where ${teamMembers.userId} = ${userId}))`,
  );

export const listTemplates = (db: DbOrTx, userId: number) =>
  visibleTo(db, userId)
    .where(isVisible(userId))
    .orderBy(sql`${projectTemplates.name} collate spanish`, projectTemplates.id)
    .limit(mostListed);

export async function findTemplate(db: DbOrTx, userId: number, id: number): Promise<TemplateRow | undefined> {
  const [row] = await visibleTo(db, userId).where(and(eq(projectTemplates.id, id), isVisible(userId)));
  return row;
}

/** Of one that may be seen. */
export async function readContent(db: DbOrTx, id: number) {
  const [row] = await db
    .select({ content: projectTemplates.content })
    .from(projectTemplates)
    .where(eq(projectTemplates.id, id));
  return row?.content;
}
