import { Readable } from 'node:stream';
import type { Exported } from '@cuadrilla/contract/carry/exports';
import { and, desc, eq, getTableColumns, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../platform/database/database.ts';
import { exportParts, exports } from '../../platform/database/schema/schema.ts';
import { isToBeDone } from '../../platform/queue/queue.queries.ts';
import { exportJob } from './export-job.ts';

type Row = typeof exports.$inferSelect;

/** Given up after some tries, or lost: nobody is making it any more. */
const madeNow = isToBeDone(exportJob, sql`(data ->> 'exportId')::int = exports.id`);
const failed = sql<boolean>`exports.made_by is null and not ${madeNow}`;

export const listExports = (db: DbOrTx, userId: number, now: Date) =>
  db
    .select({ ...getTableColumns(exports), failed })
    .from(exports)
    .where(and(eq(exports.userId, userId), gt(exports.expiresAt, now)))
    .orderBy(desc(exports.id));

export const presentExport = ({
  id,
  createdAt,
  size,
  expiresAt,
  failed: isFailed,
}: Row & { failed: boolean }): Exported => ({
  id,
  failed: isFailed,
  createdAt: createdAt.toISOString(),
  ready: size === null ? null : { size, expiresAt: expiresAt.toISOString() },
});

/** One that is ready, of this person. */
export async function findExport(db: Db, userId: number, id: number, now: Date): Promise<Row | undefined> {
  const own = and(eq(exports.id, id), eq(exports.userId, userId));
  const [row] = await db
    .select()
    .from(exports)
    .where(and(own, isNotNull(exports.madeBy), gt(exports.expiresAt, now)));
  return row;
}

/** Row by row, as fast as it is taken. */
export const readExport = (db: Db, { id, madeBy }: Row): Readable =>
  Readable.from(parts(db, id, madeBy ?? ''));

async function* parts(db: Db, exportId: number, madeBy: string): AsyncGenerator<Buffer> {
  for (let ordinal = 1; ; ordinal += 1) {
    const [part] = await db
      .select({ bytes: exportParts.bytes })
      .from(exportParts)
      .where(
        and(
          eq(exportParts.exportId, exportId),
          eq(exportParts.madeBy, madeBy),
          eq(exportParts.ordinal, ordinal),
        ),
      );
    if (!part) return;
    yield Buffer.from(part.bytes);
  }
}

export async function purgeExports(tx: Tx, now: Date): Promise<void> {
  await tx.delete(exports).where(lt(exports.expiresAt, now));
}
