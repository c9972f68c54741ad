import { and, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import { inSets } from '../../platform/database/in-sets.ts';
import { tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';

/** Every few moves into the same gap make a position one character longer: past this many its neighbours are spread. */
export const longestPosition = 48;
/** Of those that stay where they are, on both sides. */
const shortPosition = 12;

interface Gap {
  boardId: number;
  columnId: number;
  /** Its own position will be another one anyway. */
  movingId: number;
  /** What the gap begins behind. */
  from: string | null;
}

/**
 * Gives the tasks around a gap that have long positions short ones, in the same order and between the same neighbours.
 * No task changes by it: only who keeps a list in its order is told to read it again.
 */
export async function spreadAround(
  change: Change,
  { boardId, columnId, movingId, from }: Gap,
): Promise<void> {
  const { tx, projectId, append } = change;
  const others = and(
    eq(tasks.projectId, projectId),
    eq(tasks.boardId, boardId),
    eq(tasks.columnId, columnId),
    ne(tasks.id, movingId),
  );
  const isShort = sql`length(${tasks.position}) <= ${shortPosition}`;
  const edge = async (which: SQL | undefined, end: SQL): Promise<string | null> => {
    const found = tx
      .select({ position: tasks.position })
      .from(tasks)
      .where(and(others, isShort, which));
    const [row] = await found.orderBy(sql`${tasks.position} ${end}`).limit(1);
    return row?.position ?? null;
  };
  const low = from === null ? null : await edge(sql`${tasks.position} <= ${from}`, sql`desc`);
  const high = await edge(from === null ? undefined : gt(tasks.position, from), sql`asc`);
  const between = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        others,
        low === null ? undefined : gt(tasks.position, low),
        high === null ? undefined : lt(tasks.position, high),
      ),
    )
    .orderBy(tasks.position, tasks.id);
  const keys = generateNKeysBetween(low, high, between.length);
  const places = between.map(({ id }, index) => ({ id, position: keys[index] }));
  await inSets(places, async (set) => {
    await tx.execute(sql`
      update ${tasks} set position = spread.position
      from jsonb_to_recordset(${JSON.stringify(set)}::jsonb) as spread (id int, position text)
      where ${tasks.projectId} = ${projectId} and ${tasks.id} = spread.id`);
  });
  append({ type: 'column.spread', payload: { boardId, columnId } });
}
