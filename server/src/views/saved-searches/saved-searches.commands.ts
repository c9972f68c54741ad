import { messages } from '@cuadrilla/contract/kernel/errors';
import { mostSaved } from '@cuadrilla/contract/views/saved-searches';
import { and, eq } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { savedSearches, users } from '../../platform/database/schema/schema.ts';
import { countSavedSearches } from './saved-searches.queries.ts';

type Row = typeof savedSearches.$inferSelect;
type Fields = Pick<Row, 'name' | 'query' | 'pinned'>;

const thisSearch = (userId: number, id: number) =>
  and(eq(savedSearches.userId, userId), eq(savedSearches.id, id));

export const saveSearch = (db: Db, userId: number, fields: Fields, now: Date): Promise<Row> =>
  db.transaction(async (tx) => {
    // Held, so that two at once do not each count one less.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if ((await countSavedSearches(tx, userId)) >= mostSaved)
      throw new AppError('conflict', messages.tooManySearches);
    const [saved] = await tx
      .insert(savedSearches)
      .values({ userId, ...fields, createdAt: now })
      .returning();
    if (!saved) throw new Error('the insert of a search returned no row');
    return saved;
  });

type Change = { [Name in keyof Fields]?: Fields[Name] | undefined };

export async function changeSavedSearch(db: Db, userId: number, id: number, change: Change): Promise<Row> {
  // What was already so is written again where nothing is wanted: an update needs something to set.
  const [changed] = await db
    .update(savedSearches)
    .set({ userId, ...change })
    .where(thisSearch(userId, id))
    .returning();
  if (!changed) throw notFound(messages.savedSearchNotFound);
  return changed;
}

export async function forgetSearch(db: Db, userId: number, id: number): Promise<void> {
  const forgotten = await db
    .delete(savedSearches)
    .where(thisSearch(userId, id))
    .returning({ id: savedSearches.id });
  if (forgotten.length === 0) throw notFound(messages.savedSearchNotFound);
}
