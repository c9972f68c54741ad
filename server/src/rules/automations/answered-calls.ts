import type { Step } from '@cuadrilla/contract/rules/automations/runs';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { ruleRuns } from '../../platform/database/schema/schema.ts';

type RunRow = typeof ruleRuns.$inferSelect;

const isRun = (projectId: number, runId: number) =>
  and(eq(ruleRuns.projectId, projectId), eq(ruleRuns.id, runId));

/** Before what it called is written to, as whoever deletes it does: with it goes the delivery. */
export async function holdRun(tx: Tx, projectId: number, runId: number): Promise<RunRow | undefined> {
  const [run] = await tx.select().from(ruleRuns).where(isRun(projectId, runId)).for('update');
  return run;
}

interface Answered {
  step: number;
  state: 'sending' | 'done' | 'failed';
  error: string | null;
  at: Date;
  /** Whoever is called wants no more calls. */
  isGone: boolean;
}

/** The run goes on with a good answer, and fails with the last bad one. */
export async function goOnAfterCall(tx: Tx, run: RunRow, answered: Answered): Promise<void> {
  const { step: index, state, error, at, isGone } = answered;
  // Called again by hand, or done with: the run is past it.
  if (run.state !== 'waiting' || run.steps[index]?.state !== 'waiting') return;
  const step: Step = {
    state: state === 'sending' ? 'waiting' : state,
    at: at.toISOString(),
    error,
    events: [],
  };
  const next = { sending: 'waiting', done: 'due', failed: 'failed' } as const;
  await tx
    .update(ruleRuns)
    .set({
      steps: run.steps.with(index, step),
      state: next[state],
      wakeAt: state === 'done' ? at : null,
      endedAt: state === 'failed' ? at : null,
      // What goes on with runs turns the rule off.
      ...(isGone && { state: 'due', wakeAt: at, endedAt: null, refused: 'gone' }),
    })
    .where(isRun(run.projectId, run.id));
}
