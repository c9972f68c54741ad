import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../database/database.ts';
import { secrets } from '../database/schema/schema.ts';

/** The instances' common secret of that name, made by whichever needs it first. */
export function secretOf(db: DbOrTx, name: string, make: Make = anyBytes): () => Promise<string> {
  let known: string | undefined;
  return async () => (known ??= await readSecret(db, name, make));
}

type Make = () => string | Promise<string>;
const anyBytes = (): string => randomBytes(32).toString('base64url');

async function readSecret(db: DbOrTx, name: string, make: Make): Promise<string> {
  const value = await make();
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!kept) throw new Error(`the secret ${name} was not kept`);
  return kept.value;
}
