import { messages } from '@cuadrilla/contract/kernel/errors';
import {
  summarise,
  templateContent,
  type TemplateContent,
  templateMessages,
} from '@cuadrilla/contract/carry/project-templates/content';
import {
  mostTemplates,
  type NewProjectTemplate,
} from '@cuadrilla/contract/carry/project-templates/project-templates';
import { and, count, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { conflict, forbidden, invalid, notFound } from '../../platform/app-error.ts';
import type { Db, DbOrTx, Tx } from '../../platform/database/database.ts';
import { projectTemplates, users } from '../../platform/database/schema/schema.ts';
import { holdTeam } from '../../platform/log/team.ts';
import { findTeamRole } from '../../projects/teams/teams.queries.ts';
import { mayRemove } from './project-templates.present.ts';
import { findTemplate, type TemplateRow } from './project-templates.queries.ts';

type Saving = Pick<NewProjectTemplate, 'name' | 'description' | 'teamId'>;

export const saveTemplate = (
  db: DbOrTx,
  ownerId: number,
  { name, description, teamId }: Saving,
  content: TemplateContent,
  now: Date,
): Promise<TemplateRow> =>
  db.transaction(async (tx) => {
    if (teamId !== null) await requireRoomInTeam(tx, teamId, ownerId);
    // Held, so that two at once do not each count one less.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
    await requireRoom(tx, eq(projectTemplates.ownerId, ownerId), templateMessages.tooMany);
    const row = { ownerId, teamId, name, description, createdAt: now };
    const [saved] = await tx
      .insert(projectTemplates)
      .values({ ...row, summary: summarise(content), content: templateContent.parse(content) })
      .returning({ id: projectTemplates.id });
    const found = saved && (await findTemplate(tx, ownerId, saved.id));
    if (!found) throw new Error('the insert of a template returned no row');
    return found;
  });

/** Teams are held before people, as everywhere. */
async function requireRoomInTeam(tx: Tx, teamId: number, userId: number): Promise<void> {
  await holdTeam(tx, teamId);
  if (!(await findTeamRole(tx, teamId, userId))) throw invalid(messages.teamUnknown);
  await requireRoom(tx, eq(projectTemplates.teamId, teamId), templateMessages.tooManyOfTeam);
}

async function requireRoom(tx: Tx, among: SQL, full: string): Promise<void> {
  const [row] = await tx.select({ total: count() }).from(projectTemplates).where(among);
  if ((row?.total ?? 0) >= mostTemplates) throw conflict(full);
}

export async function removeTemplate(db: Db, userId: number, id: number): Promise<void> {
  const row = await findTemplate(db, userId, id);
  if (!row) throw notFound(templateMessages.notFound);
  if (!mayRemove(row, userId)) throw forbidden();
  await db.delete(projectTemplates).where(eq(projectTemplates.id, id));
}

/** Those of teams that have ended whose owners' accounts are gone: nobody sees them any more. */
export async function purgeOwnerless(tx: Tx): Promise<void> {
  const gone = tx.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  const ofNoTeam = isNull(projectTemplates.teamId);
  await tx.delete(projectTemplates).where(and(ofNoTeam, inArray(projectTemplates.ownerId, gone)));
}
