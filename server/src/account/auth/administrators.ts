import { and, asc, eq, isNull, min, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/schema.ts';
import type { Settings } from '../../platform/settings.ts';

const isReal = eq(users.demo, false);
const isInCharge = and(users.administrator, isNull(users.disabledAt));

/** Whom `ADMIN_EMAIL` names, or else the first account where nobody administers the instance: never one of the demo's. */
export async function appointAdministrator(db: DbOrTx, { adminEmail }: Settings): Promise<void> {
  const first = db
    .select({ id: min(users.id) })
    .from(users)
    .where(isReal);
  const nobodyIs = sql`not exists (select from ${users} where ${isInCharge})`;
  await db
    .update(users)
    .set({ administrator: true })
    .where(
      adminEmail === undefined
        ? and(eq(users.id, first), nobodyIs)
        : and(eq(users.email, adminEmail), isReal, eq(users.administrator, false)),
    );
}

/** Whether an account with that address, made now, would be appointed: somebody has to be the first. */
export async function wouldAdminister(db: Db, { adminEmail }: Settings, email: string): Promise<boolean> {
  if (adminEmail !== undefined) return email === adminEmail;
  const [first] = await db.select({ id: users.id }).from(users).where(isReal).limit(1);
  return first === undefined;
}

export async function listAdministrators(db: Db): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isInCharge);
  return rows.map(({ id }) => id);
}

/** Held until the commit: of two who unmake each other at once, the second finds that nobody else is left. */
export async function holdAdministrators(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(isInCharge)
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}
