import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { untilNone } from '../../platform/database/in-sets.ts';
import { attachments, storedFiles } from '../../platform/database/schema/schema.ts';
import { clearSpool } from '../../platform/files/spool.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { previewName, storedName } from './stored.ts';

const daysInTrash = 30;

/** What was deleted 30 days ago ends, and what nobody has any more leaves the store. */
export async function purgeAttachments(
  { db, files }: Pick<Context, 'db' | 'files'>,
  now: Date,
): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * dayLength);
  await db.delete(attachments).where(lt(attachments.deletedAt, before(daysInTrash)));
  // One that is on its way has no row yet.
  await untilNone((most) => clearOut(db, files, before(1), most));
  await clearSpool(files.incoming, before(1));
}

/** Held until they are gone: nobody refers to them meanwhile. Cut off half-way, they are taken out again. */
const clearOut = (db: Db, files: FileStore, until: Date, most: number): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ project_id: number; key: string }>(sql`
      select project_id, key from ${storedFiles} stored
      where created_at < ${until} and not exists (
        select from ${attachments} file where file.project_id = stored.project_id and file.key = stored.key)
      limit ${most} for update skip locked`);
    for (const { project_id: projectId, key } of rows) {
      await files.remove(previewName(projectId, key));
      await files.remove(storedName(projectId, key));
      await tx.delete(storedFiles).where(and(eq(storedFiles.projectId, projectId), eq(storedFiles.key, key)));
    }
    return rows.length;
  });
