import { eq, min } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { users } from '../database/schema/schema.ts';
import type { Settings } from '../settings.ts';
import type { SessionUser } from './session.queries.ts';

/** Whom `ADMIN_EMAIL` names, or else the first account that is not one of the demo's. */
export async function isAdministratorOf(
  db: Db,
  { adminEmail }: Settings,
  user: SessionUser,
): Promise<boolean> {
  if (user.demo) return false;
  if (adminEmail !== undefined) return user.email === adminEmail;
  const [first] = await db
    .select({ id: min(users.id) })
    .from(users)
    .where(eq(users.demo, false));
  return first?.id === user.id;
}
