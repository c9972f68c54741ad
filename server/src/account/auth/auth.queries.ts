import { messages } from '@cuadrilla/contract/kernel/errors';
import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { emailLinks, users } from '../../platform/database/schema/schema.ts';

export async function findUserByEmail(db: DbOrTx, email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

/** The messages for whichever of the two already belongs to somebody, or may be taken back by whom it belonged to. */
export async function findTakenNames(
  db: DbOrTx,
  { email = '', username = '' }: { email?: string | undefined; username?: string | undefined },
  exceptUserId: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ message: string }>(sql`
    select ${messages.emailTaken} as message where
      exists (select from ${users} where email = ${email} and id <> ${exceptUserId}) or
      exists (select from ${emailLinks} where email = ${email} and user_id <> ${exceptUserId}
        and purpose = 'undo' and expires_at > now())
    union all select ${messages.usernameTaken} where
      exists (select from ${users} where lower(username) = lower(${username}) and id <> ${exceptUserId})`);
  return rows.map(({ message }) => message);
}
