import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { importedEvents, tasks } from '../../platform/database/schema/schema.ts';

/** Of these events, those that are a task of the project; one in the trash may come again. */
export async function listKnown(
  db: DbOrTx,
  projectId: number,
  uidHashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uidHashes.length === 0) return new Set();
  const rows = await db
    .select({ uidHash: importedEvents.uidHash })
    .from(importedEvents)
    .innerJoin(tasks, and(eq(tasks.projectId, importedEvents.projectId), eq(tasks.id, importedEvents.taskId)))
    .where(
      and(
        eq(importedEvents.projectId, projectId),
        inArray(importedEvents.uidHash, [...uidHashes]),
        isNull(tasks.deletedAt),
      ),
    );
  return new Set(rows.map(({ uidHash }) => uidHash));
}
