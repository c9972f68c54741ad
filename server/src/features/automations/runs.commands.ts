import { briefOf } from '@cuadrilla/contract/automations/brief';
import { longestChain, mostRunsAnHour, type Pause } from '@cuadrilla/contract/automations/rules';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { inSets } from '../../database/in-sets.ts';
import { ruleRuns } from '../../database/schema/schema.ts';
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

const anHour = 60 * 60 * 1_000;

/**
 * Writes down what is to run, once for each cause. What would run too deep in a chain or too often is written down as
 * refused: whoever comes to it turns the rule off.
 */
export async function startRuns(tx: Tx, projectId: number, runs: readonly NewRun[]): Promise<void> {
  if (runs.length === 0) return;
  const counts = await countLately(tx, projectId, runs);
  const refused = new Set<number>();
  const rows = runs.flatMap(({ rule, depth, at, ...run }) => {
    const count = (counts.get(rule.id) ?? 0) + 1;
    counts.set(rule.id, count);
    const refusal: Pause | null = depth > longestChain ? 'chain' : count > mostRunsAnHour ? 'flood' : null;
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

/** How often each of them ran in the hour before the first of these. */
async function countLately(tx: Tx, projectId: number, runs: readonly NewRun[]): Promise<Map<number, number>> {
  const from = Math.min(...runs.map(({ at }) => at.getTime())) - anHour;
  const rows = await tx
    .select({ ruleId: ruleRuns.ruleId, count: sql<number>`count(*)::int` })
    .from(ruleRuns)
    .where(
      and(
        eq(ruleRuns.projectId, projectId),
        inArray(ruleRuns.ruleId, [...new Set(runs.map(({ rule }) => rule.id))]),
        gt(ruleRuns.at, new Date(from)),
      ),
    )
    .groupBy(ruleRuns.ruleId);
  return new Map(rows.map(({ ruleId, count }) => [ruleId, count]));
}
