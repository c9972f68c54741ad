import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { memberships, projects, users } from '../../database/schema/schema.ts';
import { areNamesTaken, settlePeople } from './demo-people.ts';
import { createDemoProjects } from './demo-projects.ts';

/** Any number that no other advisory lock of this database uses. */
const demoLock = 0x64656d6f;

/** On a new database: the demo's people and projects, whole or not at all, by one of the instances that start. */
export async function ensureDemo(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // The others wait for the first one, however long it takes.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if (await areNamesTaken(tx)) return;
    await createDemo(tx, now);
  });
}

/** Every night: what visitors made goes, and everything is as new, around today. */
export async function resetDemo(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
  const demoPeople = tx.select({ id: users.id }).from(users).where(eq(users.demo, true));
  if ((await demoPeople).length === 0) return;
  const theirProjects = tx
    .select({ id: memberships.projectId })
    .from(memberships)
    .where(inArray(memberships.userId, demoPeople));
  await tx.delete(projects).where(inArray(projects.id, theirProjects));
  await createDemo(tx, now);
}

async function createDemo(tx: Tx, now: Date): Promise<void> {
  const ids = await settlePeople(tx, now);
  await createDemoProjects(tx, ids, now);
}
