import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { exportDays, exportEndpoints, exportMessages } from '@cuadrilla/contract/carry/exports';
import { and, eq, inArray } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { exports, users } from '../../platform/database/schema/schema.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { findExport, listExports, presentExport, readExport } from './exports.queries.ts';
import { exportJob } from './export-job.ts';

export function exportRoutes(serve: Serve, { db }: Context, throttle: Throttle): void {
  serve(exportEndpoints.list, async ({ user, now }) =>
    (await listExports(db, user.id, now)).map(presentExport),
  );

  serve(exportEndpoints.ask, async ({ user, request, now }) => {
    await throttle.count([{ about: ['export', user.id], free: 5 }], now);
    return db.transaction(async (tx) => {
      const asked = await askExport(tx, user.id, now);
      const event = { kind: 'data_exported', userId: user.id, details: { step: 'asked' } } as const;
      await noteSecurity(tx, { request, now }, event);
      return asked;
    });
  });

  serve(exportEndpoints.remove, async ({ params: { exportId }, user }) => {
    const own = and(eq(exports.id, exportId), eq(exports.userId, user.id));
    const gone = await db.delete(exports).where(own).returning({ id: exports.id });
    if (gone.length === 0) throw notFound(exportMessages.notFound);
  });

  serve(exportEndpoints.read, async ({ params: { exportId }, user, request, reply, now }) => {
    const found = await findExport(db, user.id, exportId, now);
    if (!found) throw notFound(exportMessages.notFound);
    const event = { kind: 'data_exported', userId: user.id, details: { step: 'downloaded' } } as const;
    await noteSecurity(db, { request, now }, event);
    const name = `cuadrilla-${found.createdAt.toISOString().slice(0, 10)}.zip`;
    void reply.type('application/zip').headers({
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': found.size ?? 0,
    });
    return readExport(db, found);
  });
}

/** One at a time: the person is held while it is looked for. */
async function askExport(tx: Tx, userId: number, now: Date) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const known = await listExports(tx, userId, now);
  if (known.some(({ madeBy, failed }) => madeBy === null && !failed)) throw conflict(exportMessages.underWay);
  const failures = known.filter(({ failed }) => failed).map(({ id }) => id);
  await tx.delete(exports).where(inArray(exports.id, failures));
  const expiresAt = new Date(now.getTime() + exportDays * dayLength);
  const [made] = await tx.insert(exports).values({ userId, createdAt: now, expiresAt }).returning();
  if (!made) throw new Error('the insert of an export returned no row');
  await enqueue(tx, exportJob, { exportId: made.id });
  return presentExport({ ...made, failed: false });
}
