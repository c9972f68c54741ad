import { sql } from 'drizzle-orm';
import { generateKeyBetween } from 'fractional-indexing';
import { boards, columns, tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';

/** Where a task stood once. */
interface FormerPlace {
  id: number;
  board_id: number;
  column_id: number;
  position: string;
}

/** The same as it is now, to anyone but the tasks that go back together. */
interface FoundPlace extends FormerPlace {
  taken: boolean;
  /** The next position that is taken. */
  next: string | null;
}

/** The position of each task that can go back: its own, or right behind whoever has that by now. */
export async function findFormerPlaces(
  change: Change,
  wanted: readonly FormerPlace[],
): Promise<Map<number, string>> {
  if (wanted.length === 0) return new Map();
  const found = await lookUpAll(change, wanted);
  const given: FormerPlace[] = [];
  const isGiven = ({ column_id, position }: FormerPlace): boolean =>
    given.some((place) => place.column_id === column_id && place.position === position);
  const late: FoundPlace[] = [];
  for (const place of found) {
    if (place.taken || isGiven(place)) late.push(place);
    else given.push(place);
  }
  for (const place of late) given.push({ ...place, position: positionBehind(place, given) });
  return new Map(given.map(({ id, position }) => [id, position]));
}

function positionBehind({ column_id, position, next }: FoundPlace, given: readonly FormerPlace[]): string {
  const further = given.filter((place) => place.column_id === column_id && place.position > position);
  const taken = further.map((place) => place.position);
  const [nearest = null] = (next === null ? taken : [...taken, next]).toSorted();
  return generateKeyBetween(position, nearest);
}

/** Whoever cannot go back stays, and so holds its present place against the others. */
async function lookUpAll(change: Change, wanted: readonly FormerPlace[]): Promise<FoundPlace[]> {
  const found = await lookUp(change, wanted);
  return found.length < wanted.length ? lookUp(change, found) : found;
}

/** Only the places whose column and board are still there. */
async function lookUp({ tx, projectId }: Change, wanted: readonly FormerPlace[]): Promise<FoundPlace[]> {
  const places = wanted.map(({ id, board_id, column_id, position }) => ({
    id,
    board_id,
    column_id,
    position,
  }));
  const others = sql`${tasks} other where other.project_id = ${projectId} and other.board_id = wanted.board_id
    and other.column_id = wanted.column_id and other.id not in (select id from wanted)`;
  const { rows } = await tx.execute<FoundPlace & Record<string, unknown>>(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as wanted (id int, board_id int, column_id int, position text collate "C"))
    select wanted.*,
      exists (select from ${others} and other.position = wanted.position) as taken,
      (select min(other.position) from ${others} and other.position > wanted.position) as next
    from wanted
    join ${columns} home on home.project_id = ${projectId} and home.id = wanted.column_id
      and home.board_id = wanted.board_id
    join ${boards} board on board.project_id = home.project_id and board.id = home.board_id
    where board.deleted_at is null
    order by wanted.id`);
  return rows;
}
