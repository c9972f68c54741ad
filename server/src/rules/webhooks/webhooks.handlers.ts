import { mostDeliveryTries } from '@cuadrilla/contract/rules/webhooks/deliveries';
import { testEvent } from '@cuadrilla/contract/rules/webhooks/events';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { webhookDeliveries as table } from '../../platform/database/schema/schema.ts';
import { handlerOf } from '../../platform/queue/jobs.ts';
import { putBehind } from '../../platform/queue/queue.ts';
import { goOnAfterCall, holdRun } from '../automations/answered-calls.ts';
import { type Called, findCalled, refusalOf } from './called.queries.ts';
import { pauseWebhook } from './pause-webhook.ts';
import { webhookJob } from './send.commands.ts';
import { Inside, postOutside, sayUnanswered } from './post-outside.ts';
import { signedHeaders } from './signatures.ts';

/** How a try went. */
interface Tried {
  headers: Record<string, string> | null;
  status: number | null;
  answer: string | null;
  error: string | null;
  took: number | null;
  at: Date;
  /** Nobody is called there, however often it is tried. */
  never?: boolean;
}

const isWell = (status: number): boolean => status >= 200 && status < 300;
const gone = 410;

/** The same each time it is sent, also by whoever makes it anew after a crash: by it the receiver tells it from others. */
const messageIdOf = ({ projectId, id, webhookId, seq }: Called['delivery']): string =>
  webhookId === null || seq === null ? `msg_${projectId}_${id}` : `msg_${projectId}_${webhookId}_${seq}`;

/** Calls until it is answered well, for days; each try is written down. */
export function webhookHandler({
  db,
  settings,
  clock,
  wake,
}: Pick<Context, 'db' | 'settings' | 'clock' | 'wake'>) {
  async function post({ delivery, url, secret, formerSecret, formerUntil }: Called): Promise<Tried> {
    const { body } = delivery;
    const start = clock();
    const isFormerGood = formerSecret !== null && formerUntil !== null && start < formerUntil;
    const secrets = [secret ?? '', ...(isFormerGood ? [formerSecret] : [])];
    const headers = signedHeaders(secrets, messageIdOf(delivery), body, start);
    const tried = await postOutside(url, { headers, body, allowPrivate: settings.privateWebhooks }).then(
      ({ status, answer }) => ({
        status,
        answer,
        error: isWell(status) ? null : `El otro servidor respondió ${status}`,
      }),
      (error: unknown) => ({
        status: null,
        answer: null,
        error: sayUnanswered(error),
        never: error instanceof Inside,
      }),
    );
    const at = clock();
    return { ...tried, headers, took: at.getTime() - start.getTime(), at };
  }

  return handlerOf(webhookJob, async ({ id, retries, payload: { projectId, deliveryId } }) => {
    const called = await findCalled(db, projectId, deliveryId);
    // Asked for again meanwhile: another job sees to it.
    if (called?.delivery.state !== 'sending' || (called.delivery.jobId ?? id) !== id) return;
    const { type, runId, webhookId } = called.delivery;
    const isTest = type === testEvent;
    const refusal = refusalOf(called, settings);
    const tried = refusal ? { ...untried, error: refusal.error, at: clock() } : await post(called);
    // A try that was lost with its instance counts too: the queue has no more of them.
    const isLast = retries + 1 >= mostDeliveryTries;
    const isRefused = refusal ? !refusal.passes : tried.never === true;
    const { error, status } = tried;
    const isOver = isRefused || isTest || isLast || error === null || status === gone;
    await noteTry(db, called, tried, isOver);
    if (runId !== null) wake.project(projectId);
    const isGivenUp = isLast && !isTest && error !== null;
    const paused = refusal ? refusal.pause : status === gone ? 'gone' : isGivenUp ? 'dead' : undefined;
    if (webhookId !== null && paused) wake.all(await pauseWebhook(db, called, paused, clock()));
    if (!isOver) throw new Error(error);
  });
}

const untried = { headers: null, status: null, answer: null, took: null };

const noteTry = (db: Db, { delivery, url }: Called, tried: Tried, isOver: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    const { projectId, id, runId, step, jobId } = delivery;
    const { error, status, at, never: _never, ...came } = tried;
    const run = runId === null ? undefined : await holdRun(tx, projectId, runId);
    const state = !isOver ? 'sending' : error === null ? 'done' : 'failed';
    await tx
      .update(table)
      .set({ ...came, url, state, tries: delivery.tries + 1, status, error })
      .where(
        and(
          eq(table.projectId, projectId),
          eq(table.id, id),
          jobId === null ? undefined : eq(table.jobId, jobId),
        ),
      );
    if (jobId !== null && !isOver) await putBehind(tx, webhookJob, jobId);
    if (run && step !== null)
      await goOnAfterCall(tx, run, { step, state, error, at, isGone: status === gone });
  });
