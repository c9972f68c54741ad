import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import {
  memberships,
  projects,
  projectTemplates,
  teamMembers,
  teams,
  users,
} from '../../platform/database/schema/schema.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { createDemoHistory } from './demo-history.ts';
import { areNamesTaken, settlePeople } from './demo-people.ts';
import { createDemoProjects } from './demo-projects.ts';
import { createDemoTeams } from './demo-teams.ts';
import { saveDemoTemplates } from './demo-templates.ts';

/** Any number that no other advisory lock of this database uses. */
const demoLock = 0x64656d6f;

/** How often an instance looks whether the one that makes the demo is done. */
const lookEvery = 250;

/**
 * On a new database: the demo's people and projects, whole or not at all, by one of the instances that start. The others
 * wait for it, however long it takes, by asking again: a connection that is silent for long counts as broken.
 */
export async function ensureDemo(db: Db, files: FileStore, now: Date): Promise<void> {
  const settled = await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${demoLock}) as won`);
    if (rows[0]?.['won'] !== true) return false;
    if (!(await areNamesTaken(tx))) await createDemo(tx, files, now);
    return true;
  });
  if (settled) return;
  await pause(lookEvery);
  await ensureDemo(db, files, now);
}

/** Every night: what visitors made goes, and everything is as new, around today. */
export async function resetDemo(tx: Tx, files: FileStore, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
  const demoPeople = tx.select({ id: users.id }).from(users).where(eq(users.demo, true));
  if ((await demoPeople).length === 0) return;
  const theirProjects = tx
    .select({ id: memberships.projectId })
    .from(memberships)
    .where(inArray(memberships.userId, demoPeople));
  const theirTeams = tx
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(inArray(teamMembers.userId, demoPeople));
  await tx.delete(projects).where(inArray(projects.id, theirProjects));
  await tx.delete(teams).where(inArray(teams.id, theirTeams));
  await tx.delete(projectTemplates).where(inArray(projectTemplates.ownerId, demoPeople));
  await createDemo(tx, files, now);
}

async function createDemo(tx: Tx, files: FileStore, now: Date): Promise<void> {
  const ids = await settlePeople(tx, now);
  const made = await createDemoTeams(tx, ids, now);
  await createDemoProjects(tx, { ids, teams: made, files }, now);
  await saveDemoTemplates(tx, ids, made, now);
  await createDemoHistory(tx, ids, now);
}
