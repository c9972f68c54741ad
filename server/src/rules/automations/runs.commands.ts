import { hourLength } from '@cuadrilla/contract/kernel/durations';
import { briefOf } from '@cuadrilla/contract/rules/automations/brief';
import { longestChain, mostRunsAnHour, type Pause } from '@cuadrilla/contract/rules/automations/rules';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { inSets } from '../../platform/database/in-sets.ts';
import { ruleRuns } from '../../platform/database/schema/schema.ts';
import type { RuleRow } from './rules.queries.ts';

/** A rule that is to run, and why. */
export interface NewRun {
  rule: Pick<RuleRow, 'id' | 'definition'>;
  cause: string;
  taskId: number | null;
  actorId: number | null;
  depth: number;
  at: Date;
  values?: Record<string, string>;
}

/**
 * Writes down what is to run, once for each cause. What would run too deep in a chain or too often is written down as
 * refused: whoever comes to it turns the rule off.
 */
export async function createRuns(tx: Tx, projectId: number, runs: readonly NewRun[]): Promise<void> {
  if (runs.length === 0) return;
  const lately = await listLately(tx, projectId, runs);
  const refused = new Set<number>();
  const rows = runs.flatMap(({ rule, depth, at, ...run }) => {
    const earlier = lately.get(rule.id)?.filter((each) => each > at.getTime() - hourLength) ?? [];
    lately.set(rule.id, [...earlier, at.getTime()]);
    const isFlood = earlier.length >= mostRunsAnHour;
    const refusal: Pause | null = depth > longestChain ? 'chain' : isFlood ? 'flood' : null;
    if (refused.has(rule.id)) return [];
    if (refusal) refused.add(rule.id);
    return [
      {
        ...run,
        projectId,
        ruleId: rule.id,
        depth,
        at,
        state: 'due' as const,
        refused: refusal,
        name: briefOf(rule.definition),
        actions: rule.definition.actions,
        wakeAt: at,
      },
    ];
  });
  await inSets(rows, async (set) => {
    await tx
      .insert(ruleRuns)
      .values([...set])
      .onConflictDoNothing();
  });
}

/** When each of them ran in the hour before the first of these, and since: who catches up reads days at once. */
async function listLately(
  tx: Tx,
  projectId: number,
  runs: readonly NewRun[],
): Promise<Map<number, number[]>> {
  const from = Math.min(...runs.map(({ at }) => at.getTime())) - hourLength;
  const rows = await tx
    .select({ ruleId: ruleRuns.ruleId, at: ruleRuns.at })
    .from(ruleRuns)
    .where(
      and(
        eq(ruleRuns.projectId, projectId),
        inArray(ruleRuns.ruleId, [...new Set(runs.map(({ rule }) => rule.id))]),
        gt(ruleRuns.at, new Date(from)),
      ),
    );
  const lately = new Map<number, number[]>();
  for (const { ruleId, at } of rows) lately.set(ruleId, [...(lately.get(ruleId) ?? []), at.getTime()]);
  return lately;
}
