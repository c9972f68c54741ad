import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { labels } from '../../platform/database/schema/schema.ts';

export const listLabels = (db: DbOrTx, projectId: number) =>
  db.select().from(labels).where(eq(labels.projectId, projectId)).orderBy(labels.id);

export async function hasLabel(db: DbOrTx, projectId: number, labelId: number): Promise<boolean> {
  const found = await db
    .select({ id: labels.id })
    .from(labels)
    .where(and(eq(labels.projectId, projectId), eq(labels.id, labelId)));
  return found.length > 0;
}
