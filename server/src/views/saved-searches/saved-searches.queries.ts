import { count, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { savedSearches } from '../../platform/database/schema/schema.ts';

export const listSavedSearches = (db: DbOrTx, userId: number) =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(sql`${savedSearches.name} collate spanish`, savedSearches.id);

export async function countSavedSearches(db: DbOrTx, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId));
  return row?.total ?? 0;
}
