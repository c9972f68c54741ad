import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { untilNone } from '../../platform/database/in-sets.ts';
import { ruleRuns } from '../../platform/database/schema/schema.ts';

/** What rules did is told for as long. */
const runsKeptFor = 90 * dayLength;

/** With their calls of webhooks; what has not ended stays. */
export async function purgeRuns(tx: Tx, now: Date): Promise<void> {
  const until = new Date(now.getTime() - runsKeptFor);
  await untilNone(async (most) => {
    const { rowCount } = await tx.execute(sql`
      delete from ${ruleRuns} where ctid in (
        select ctid from ${ruleRuns} where ended_at < ${until}::timestamptz order by ended_at limit ${most})`);
    return rowCount ?? 0;
  });
}
