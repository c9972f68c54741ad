import { randomUUID, timingSafeEqual } from 'node:crypto';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { minute } from '../../platform/http/attempts.ts';
import { fromAddress, type Throttle } from '../../platform/http/throttle.ts';
import { mayRun } from './match.ts';
import { hashHook } from './rules.commands.ts';
import { findRule } from './rules.queries.ts';
import { createRuns } from './runs.commands.ts';
import { workCalendarOf } from './scene.ts';

const mostValues = 20;
const longestValue = 2_000;

/** What the texts of the rule may name: the plain values of the outermost object. */
const valuesOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {})
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .slice(0, mostValues)
      .map(([name, value]) => [
        name,
        String(value).replaceAll('\0', '').toWellFormed().slice(0, longestValue),
      ]),
  );

/** Where rules hear webhooks, each at an address that nobody can guess. */
export function serveHooks(app: FastifyInstance, context: Context, throttle: Throttle): void {
  const { db, clock, wake } = context;
  app.post<{ Params: { token: string } }>('/hooks/:token', async (request, reply) => {
    const now = clock();
    await throttle.count([fromAddress('hook', request, 600)], now, minute);
    const [, projectId, ruleId, secret = ''] =
      /^([1-9]\d{0,8})\.([1-9]\d{0,8})\.([\w-]{43})$/.exec(request.params.token) ?? [];
    const rule = projectId ? await findRule(db, Number(projectId), Number(ruleId)) : undefined;
    // As long for a rule that is not there as for a wrong secret.
    const expected = rule?.hookHash ?? hashHook('');
    const isRight = timingSafeEqual(Buffer.from(expected), Buffer.from(hashHook(secret)));
    if (!rule || !isRight || rule.definition.trigger.kind !== 'webhook') throw notFound(messages.notFound);
    const occasion = { ...(await workCalendarOf(rule, now)), columns: new Map(), task: undefined, now };
    if (rule.enabled && mayRun(rule, occasion)) {
      // Whoever sends it again says the same id.
      const id = String(request.headers['webhook-id'] ?? randomUUID()).slice(0, 200);
      const run = { rule, cause: `hook ${id}`, taskId: null, actorId: null, depth: 1, at: now };
      await db.transaction((tx) =>
        createRuns(tx, rule.projectId, [{ ...run, values: valuesOf(request.body) }]),
      );
      wake.project(rule.projectId);
    }
    return reply.code(202).send({});
  });
}
