import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { labels } from '../../platform/database/schema/schema.ts';

export const labelsOfProject = (db: DbOrTx) =>
  db
    .select()
    .from(labels)
    .where(eq(labels.projectId, sql.placeholder('projectId')))
    .orderBy(labels.id);

const listedLabels = prepareOnce(labelsOfProject);

export const listLabels = (db: DbOrTx, projectId: number) => listedLabels(db, { projectId });

export async function hasLabel(db: DbOrTx, projectId: number, labelId: number): Promise<boolean> {
  const found = await db
    .select({ id: labels.id })
    .from(labels)
    .where(and(eq(labels.projectId, projectId), eq(labels.id, labelId)));
  return found.length > 0;
}
