import type { Step } from '@cuadrilla/contract/automations/runs';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { ruleRuns, rules, webhookDeliveries as table } from '../../database/schema/schema.ts';
import type { Handlers } from '../../queue/jobs.ts';
import { mostTries } from '../../queue/queue.ts';
import { postOutside, sayUnanswered } from './post-outside.ts';
import { signedHeaders } from './webhooks.commands.ts';

/** A rule's call of an address outside. */
export interface WebhookCall {
  projectId: number;
  deliveryId: number;
}

type DeliveryRow = typeof table.$inferSelect;

/** How a try went. */
interface Tried {
  status: number | null;
  error: string | null;
  at: Date;
}

const isWell = (status: number): boolean => status >= 200 && status < 300;
const gone = 410;

/** Calls until it is answered well, for days; each try is written down, and the run goes on or fails with the last. */
export function webhookHandlers({
  db,
  settings,
  clock,
  wake,
}: Pick<Context, 'db' | 'settings' | 'clock' | 'wake'>): Handlers {
  return {
    async webhook({ payload: { projectId, deliveryId } }) {
      const [row] = await db
        .select({ delivery: table, secret: rules.signingSecret })
        .from(table)
        .innerJoin(rules, and(eq(rules.projectId, table.projectId), eq(rules.id, table.ruleId)))
        .where(and(eq(table.projectId, projectId), eq(table.id, deliveryId)));
      if (row?.delivery.state !== 'sending') return;
      const { delivery, secret } = row;
      const { url, body } = delivery;
      const headers = signedHeaders(secret ?? '', `msg_${projectId}_${delivery.id}`, body, clock());
      const allowPrivate = settings.privateWebhooks;
      const tried = await postOutside(url, { headers, body, allowPrivate }).then(
        (status) => ({
          status,
          error: isWell(status) ? null : `El otro servidor respondió ${status}`,
          at: clock(),
        }),
        (error: unknown) => ({
          status: null,
          error: sayUnanswered(error),
          at: clock(),
        }),
      );
      const isOver = tried.error === null || tried.status === gone || delivery.tries + 1 >= mostTries.webhook;
      await noteTry(db, delivery, tried, isOver);
      wake.project(projectId);
      if (!isOver) throw new Error(tried.error ?? '');
    },
  };
}

const noteTry = (db: Db, delivery: DeliveryRow, tried: Tried, isOver: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    const { projectId, id, runId, step: index } = delivery;
    const { status, error, at } = tried;
    const isIt = and(eq(ruleRuns.projectId, projectId), eq(ruleRuns.id, runId));
    // First, as whoever deletes it does: with it goes the delivery.
    const [run] = await tx.select().from(ruleRuns).where(isIt).for('update');
    const state = !isOver ? 'sending' : error === null ? 'done' : 'failed';
    await tx
      .update(table)
      .set({ state, tries: delivery.tries + 1, status, error })
      .where(and(eq(table.projectId, projectId), eq(table.id, id)));
    // Called again by hand, or done with: the run is past it.
    if (!run || run.state !== 'waiting' || run.steps[index]?.state !== 'waiting') return;
    const step: Step = {
      state: state === 'sending' ? 'waiting' : state,
      at: at.toISOString(),
      error,
      events: [],
    };
    const steps = run.steps.with(index, step);
    const next = { sending: 'waiting', done: 'due', failed: 'failed' } as const;
    await tx
      .update(ruleRuns)
      .set({
        steps,
        state: next[state],
        wakeAt: state === 'done' ? at : null,
        endedAt: state === 'failed' ? at : null,
        // Whoever is called wants no more calls: what goes on with runs turns the rule off.
        ...(status === gone && { state: 'due', wakeAt: at, endedAt: null, refused: 'gone' }),
      })
      .where(isIt);
  });
