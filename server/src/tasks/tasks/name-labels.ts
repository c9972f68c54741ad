import type { DbOrTx } from '../../platform/database/database.ts';
import { presentLabel } from '../labels/labels.present.ts';
import { listLabels } from '../labels/labels.queries.ts';
import type { TaskRow } from './tasks.queries.ts';

type Labelled = Pick<TaskRow, 'labelIds' | 'labels'>;

/**
 * The labels of all tasks of a list, by one look at those of the project: to look for each task's own took longer than
 * all the rest of a long list (decision 056).
 */
export async function nameLabels<Row extends Labelled>(
  db: DbOrTx,
  projectId: number,
  rows: Row[],
): Promise<Row[]> {
  if (rows.every(({ labelIds }) => labelIds.length === 0)) return rows;
  const labels = new Map((await listLabels(db, projectId)).map((row) => [row.id, presentLabel(row)]));
  for (const row of rows) row.labels = row.labelIds.flatMap((id) => labels.get(id) ?? []);
  return rows;
}
