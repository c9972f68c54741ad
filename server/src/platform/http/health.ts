import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { AppError } from '../app-error.ts';

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await db.execute(sql`select 1`).catch(() => {
      throw new AppError('unavailable', messages.unavailable);
    });
    return { status: 'ok' };
  });
}
