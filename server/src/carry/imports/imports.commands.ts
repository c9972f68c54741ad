import { createHash } from 'node:crypto';
import { limits } from '@cuadrilla/contract/kernel/fields';
import type { SkippedEvent } from '@cuadrilla/contract/carry/imports/imports';
import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { importedEvents } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { createTasks } from '../../tasks/tasks/create-tasks.commands.ts';
import { listKnown } from './imports.queries.ts';
import type { ReadCalendar } from './read-calendar.ts';

interface PlannedImport {
  planned: { uidHash: string; task: NewTask }[];
  skipped: SkippedEvent[];
}

/** What becomes of a calendar in a project: each event once, and no more than can be undone at once. */
export async function planImport(
  db: DbOrTx,
  projectId: number,
  { events, skipped }: ReadCalendar,
): Promise<PlannedImport> {
  const hashed = events.map(({ uid, task }) => ({ uidHash: hash(uid), task }));
  const known = await listKnown(
    db,
    projectId,
    hashed.map(({ uidHash }) => uidHash),
  );
  const fresh = hashed.filter(({ uidHash }) => !known.has(uidHash));
  const skip = (which: typeof hashed, reason: SkippedEvent['reason']) =>
    which.map(({ task: { title } }) => ({ title, reason }));
  return {
    planned: fresh.slice(0, limits.bulk),
    skipped: [
      ...skipped,
      ...skip(
        hashed.filter(({ uidHash }) => known.has(uidHash)),
        'known',
      ),
      ...skip(fresh.slice(limits.bulk), 'too_many'),
    ],
  };
}

const hash = (uid: string): string => createHash('sha256').update(uid).digest('base64url');

export async function importCalendar(
  change: Change,
  boardId: number,
  calendar: ReadCalendar,
  timeZone: string,
) {
  const { tx, projectId } = change;
  const { planned, skipped } = await planImport(tx, projectId, calendar);
  const taskIds = await createTasks(
    change,
    boardId,
    planned.map(({ task }) => task),
    timeZone,
  );
  const rows = planned.map(({ uidHash }, index) => ({ projectId, uidHash, taskId: taskIds[index] ?? 0 }));
  if (rows.length > 0)
    await tx
      .insert(importedEvents)
      .values(rows)
      // The one before is in the trash.
      .onConflictDoUpdate({
        target: [importedEvents.projectId, importedEvents.uidHash],
        set: { taskId: sql`excluded.task_id` },
      });
  return { taskIds, skipped };
}
