import { briefOf } from '@cuadrilla/contract/rules/automations/brief';
import type { Pause } from '@cuadrilla/contract/rules/automations/rules';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { projects, ruleAlarms, ruleRuns, rules } from '../../platform/database/schema/schema.ts';
import { appendToEach } from '../../platform/log/change.ts';
import type { Grown } from '../../platform/log/wake.ts';
import { notify } from '../../notices/notifications/notifications.commands.ts';

/** Turns a rule off by itself, ends the run that led to it, and tells its owner why. Answers whose logs have grown. */
export const pauseRule = (
  db: DbOrTx,
  { projectId, ruleId, runId }: { projectId: number; ruleId: number; runId: number },
  paused: Pause,
  now: Date,
): Promise<Grown> =>
  db.transaction(async (tx) => {
    await tx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.id, projectId))
      .for('no key update');
    await tx
      .update(ruleRuns)
      .set({ state: 'stopped', refused: paused, wakeAt: null, endedAt: now })
      .where(and(eq(ruleRuns.projectId, projectId), eq(ruleRuns.id, runId)));
    const [rule] = await tx
      .update(rules)
      .set({ enabled: false, paused, updatedAt: now })
      .where(and(eq(rules.projectId, projectId), eq(rules.id, ruleId), rules.enabled))
      .returning();
    if (!rule) return { projects: new Set(), people: new Set() };
    await tx
      .delete(ruleAlarms)
      .where(and(eq(ruleAlarms.projectId, projectId), eq(ruleAlarms.ruleId, ruleId)));
    const name = briefOf(rule.definition);
    const event = { type: 'rule.updated' as const, payload: { ruleId, name, enabled: false, paused } };
    await appendToEach(tx, [{ projectId, event }], { actorId: rule.ownerId, now });
    const telling = {
      userId: rule.ownerId,
      kind: 'paused' as const,
      projectId,
      taskId: null,
      commentId: null,
      actorId: null,
      role: null,
      due: null,
      note: name,
      at: now.toISOString(),
    };
    return { projects: new Set([projectId]), people: new Set(await notify(tx, [telling], now)) };
  });
