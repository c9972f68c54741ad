import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { secrets } from '../database/schema/schema.ts';

/** The instances' common secret of that name, made by whichever needs it first. */
export function secretOf(db: Db, name: string): () => Promise<string> {
  let known: string | undefined;
  return async () => (known ??= await readSecret(db, name));
}

async function readSecret(db: Db, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!kept) throw new Error(`the secret ${name} was not kept`);
  return kept.value;
}
