import { errorStatus } from '@cuadrilla/contract/kernel/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { callerOf } from '../http/caller.ts';
import { noteSecurity } from './security.commands.ts';

const refusals = new Set([errorStatus.forbidden, errorStatus.rate_limited]);
/** Different ones in a minute. */
const most = 1_000;

/** Says of each whether it is the first of this minute: a flood of refusals must not become one of rows. */
function firstOfMinute(): (who: string, now: Date) => boolean {
  let minute = 0;
  const told = new Set<string>();
  return (who, now) => {
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) told.clear();
    minute = current;
    const isFirst = told.size < most && !told.has(who);
    if (isFirst) told.add(who);
    return isFirst;
  };
}

/** Whoever asks for what they may not, or too often, leaves a trace, wherever they were refused. */
export function noteRefusals(app: FastifyInstance, { db, clock }: Context): void {
  const isFirst = firstOfMinute();

  async function note(request: FastifyRequest, status: number): Promise<void> {
    const userId = callerOf(request) ?? null;
    const now = clock();
    if (!isFirst(`${userId} ${request.ip} ${status}`, now)) return;
    const details = { method: request.method, route: request.routeOptions.url ?? '', status };
    await noteSecurity(db, { request, now }, { kind: 'refused', userId, details }).catch((error: unknown) => {
      if (!isDatabaseAway(error)) request.log.error({ err: error }, 'a refusal was not noted');
    });
  }

  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    if (refusals.has(status)) void note(request, status);
    done();
  });
}
