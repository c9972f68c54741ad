import { and, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { events } from '../../platform/database/schema/schema.ts';
import { asEvents, type EventRow, selectEvents } from '../../platform/log/events.queries.ts';

/** A month of a project in which very much happens; where more did, its end. */
const most = 20_000;

/** What happened since, in order, and since when that is all. The log is read from its end, no further than that. */
export async function listLately(
  db: DbOrTx,
  projectId: number,
  from: Date,
  which: SQL | undefined,
): Promise<{ logged: EventRow[]; since: Date }> {
  const before = db
    .select({ seq: events.seq })
    .from(events)
    .where(and(eq(events.projectId, projectId), lt(events.at, from)))
    .orderBy(desc(events.seq))
    .limit(1);
  const rows = await selectEvents(db)
    .where(
      and(
        eq(events.projectId, projectId),
        gt(events.seq, sql`coalesce((${before}), 0)`),
        gte(events.at, from),
        which,
      ),
    )
    .orderBy(desc(events.seq))
    .limit(most);
  const logged = asEvents(rows.toReversed());
  return { logged, since: rows.length < most ? from : (logged[0]?.at ?? from) };
}
