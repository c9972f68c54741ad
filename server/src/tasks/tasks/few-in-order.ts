import { sql } from 'drizzle-orm';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { columns, points } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { longestPosition } from './task-spread.ts';

/** Of what there are few of, so that all of them are at hand: the columns of a board, the points of a task. */
interface Placed {
  id: number;
  position: string;
}

/** Its own place when it already stands there; nothing where there is none to stand behind. */
export function placeBehind(
  present: readonly Placed[],
  moving: Placed,
  afterId: number | null,
): string | undefined {
  if (afterId === moving.id) return moving.position;
  const others = present.filter(({ id }) => id !== moving.id);
  const index = afterId === null ? -1 : others.findIndex(({ id }) => id === afterId);
  if (afterId !== null && index === -1) return undefined;
  const [before, behind] = [others[index]?.position ?? null, others[index + 1]?.position ?? null];
  const isThere = moving.position > (before ?? '') && (behind === null || moving.position < behind);
  return isThere ? moving.position : generateKeyBetween(before, behind);
}

/** Its own, or right behind whoever has that by now. */
export function formerPlace(present: readonly Placed[], position: string): string {
  if (!present.some((each) => each.position === position)) return position;
  const next = present.find((each) => each.position > position);
  return generateKeyBetween(position, next?.position ?? null);
}

/**
 * Moves into the same gap make positions longer and longer: then all of them get short ones, which are answered by their
 * ids.
 */
export async function shortenPositions(
  { tx, projectId }: Change,
  table: typeof columns | typeof points,
  present: readonly Placed[],
  moved: Placed,
): Promise<ReadonlyMap<number, string> | undefined> {
  if (moved.position.length <= longestPosition) return undefined;
  const ids = present
    .map((each) => (each.id === moved.id ? moved : each))
    .toSorted((a, b) => (a.position < b.position ? -1 : 1))
    .map(({ id }) => id);
  const keys = generateNKeysBetween(null, null, ids.length);
  const positions = ids.map((id, index) => ({ id, position: keys[index] ?? '' }));
  await tx.execute(sql`
    update ${table} set position = spread.position
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as spread (id int, position text)
    where ${table.projectId} = ${projectId} and ${table.id} = spread.id`);
  return new Map(positions.map(({ id, position }) => [id, position]));
}
