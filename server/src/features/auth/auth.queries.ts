import { messages } from '@cuadrilla/contract/errors';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { users } from '../../database/schema/schema.ts';

export async function findUserByEmail(db: DbOrTx, email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

/** The messages for whichever of the two already belongs to somebody. */
export async function findTakenNames(
  db: DbOrTx,
  { email = '', username = '' }: { email?: string | undefined; username?: string | undefined },
  exceptUserId: number,
): Promise<string[]> {
  const emailTaken = eq(users.email, email);
  const usernameTaken = sql`lower(${users.username}) = lower(${username})`;
  const rows = await db
    .select({ email: sql<boolean>`${emailTaken}`, username: sql<boolean>`${usernameTaken}` })
    .from(users)
    .where(and(or(emailTaken, usernameTaken), ne(users.id, exceptUserId)));
  return [
    ...(rows.some((row) => row.email) ? [messages.emailTaken] : []),
    ...(rows.some((row) => row.username) ? [messages.usernameTaken] : []),
  ];
}
