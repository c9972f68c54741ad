import { eq, sql } from 'drizzle-orm';
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

export const hasLabel = (db: DbOrTx, projectId: number, labelId: number): Promise<boolean> =>
  hasLabels(db, projectId, [labelId]);

/** All of them. */
export async function hasLabels(db: DbOrTx, projectId: number, ids: readonly number[]): Promise<boolean> {
  const known = new Set((await listLabels(db, projectId)).map(({ id }) => id));
  return ids.every((id) => known.has(id));
}
