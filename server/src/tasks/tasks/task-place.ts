import { messages } from '@cuadrilla/contract/kernel/errors';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { invalid, notFound } from '../../platform/app-error.ts';
import { prepareOnce, prepareWrite } from '../../platform/database/prepare-once.ts';
import { boards, columns, tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { valuesBefore } from './task-fields.ts';
import { changesWithoutTexts, listChangesFrom } from './task-history.ts';
import { longestPosition, spreadAround } from './task-spread.ts';

/** A task that is already somewhere. */
interface Moving {
  id: number;
  columnId: number;
  position: string;
}

interface PlaceWish {
  boardId: number;
  columnId?: number | undefined;
  /** The task to stand behind; null for the first place; without it the end of the column. */
  afterId?: number | null | undefined;
  moving?: Moving;
}

interface ColumnPosition {
  columnId: number;
  position: string;
}

/**
 * A place of its own in a column. The tasks in the trash keep theirs: one that comes back stands where it stood.
 * Without a column it is the one like the task's present one, for a task that changes boards, or else the first.
 * A place that is not there is refused together with the other `problems` of the same task.
 */
export async function findPlace(
  change: Change,
  wanted: PlaceWish,
  problems: readonly string[],
): Promise<ColumnPosition> {
  const { columnId, afterId, moving } = wanted;
  const choices = await endsOfColumns(change, wanted);
  if (choices.length === 0) {
    // The board of the path is gone, or the one that the body names is not there.
    if (!moving) throw notFound(messages.boardNotFound);
    throw invalid([...problems, messages.boardNotInProject]);
  }
  const chosen =
    columnId === undefined
      ? (choices.find((choice) => choice.alike) ?? choices[0])
      : choices.find((choice) => choice.id === columnId);
  if (!chosen) throw invalid([...problems, messages.columnNotFound]);
  const position =
    afterId === undefined ? undefined : await positionBehind(change, wanted, chosen.id, afterId);
  return { columnId: chosen.id, position: position ?? generateKeyBetween(chosen.last, null) };
}

interface End {
  /** The board that they come from. */
  from: number;
  boardId: number;
  /** Without one each stays in its own, or on another board goes to one like it, or else to the first. */
  columnId: number | undefined;
}

/** A place for each of the columns that tasks come from, one behind the other at the end of theirs to be. */
export async function findPlacesAtEnd(
  change: Change,
  { from, boardId, columnId }: End,
  origins: readonly number[],
  problems: readonly string[],
): Promise<Pick<TaskFields, 'column_id' | 'position'>[]> {
  const choices = await endsOfColumns(change, { boardId });
  if (choices.length === 0) throw invalid([...problems, messages.boardNotInProject]);
  const kinds = from === boardId ? choices : await endsOfColumns(change, { boardId: from });
  const goalOf = (origin: number) => {
    const named = choices.find(({ id }) => id === (columnId ?? origin));
    if (named || columnId !== undefined) return named;
    const kind = kinds.find(({ id }) => id === origin)?.kind;
    return choices.find((choice) => choice.kind === kind) ?? choices[0];
  };
  const goals = origins.map(goalOf);
  const keys = new Map(
    choices.map(({ id, last }) => [
      id,
      generateNKeysBetween(last, null, goals.filter((goal) => goal?.id === id).length),
    ]),
  );
  return goals.map((goal) => {
    if (!goal) throw invalid([...problems, messages.columnNotFound]);
    return { column_id: goal.id, position: keys.get(goal.id)?.shift() ?? '' };
  });
}

const columnsWithEnds = prepareOnce((tx) =>
  tx
    .select({
      id: columns.id,
      kind: columns.kind,
      last: sql<string | null>`(
        select max(${tasks.position}) from ${tasks}
        where ${tasks.projectId} = ${columns.projectId} and ${tasks.boardId} = ${columns.boardId}
        and ${tasks.columnId} = ${columns.id})`,
      alike: sql<boolean>`${columns.kind} = (
        select origin.kind from ${columns} origin
        where origin.project_id = ${columns.projectId} and origin.id = ${sql.placeholder('origin')})`,
    })
    .from(columns)
    .innerJoin(boards, and(eq(boards.projectId, columns.projectId), eq(boards.id, columns.boardId)))
    .where(
      and(
        eq(columns.projectId, sql.placeholder('projectId')),
        eq(columns.boardId, sql.placeholder('boardId')),
        isNull(boards.deletedAt),
      ),
    )
    .orderBy(asc(columns.position)),
);

/** The columns of a board with the last position taken in each. */
const endsOfColumns = ({ tx, projectId }: Change, { boardId, moving }: PlaceWish) =>
  columnsWithEnds(tx, { projectId, boardId, origin: moving?.columnId ?? 0 });

/** Where the task to stand behind has left the column meanwhile, beside those that stood by it; nothing if it never was there. */
async function positionBehind(
  change: Change,
  wanted: PlaceWish,
  columnId: number,
  afterId: number | null,
): Promise<string | undefined> {
  const { boardId, moving } = wanted;
  const gap = await findGap(change, wanted, columnId, afterId);
  if (!gap) return undefined;
  const own = standsBetween(moving, columnId, gap);
  if (own !== undefined) return own;
  const position = generateKeyBetween(gap.from, gap.to);
  if (position.length <= longestPosition) return position;
  await spreadAround(change, { boardId, columnId, movingId: moving?.id ?? 0, from: gap.from });
  const spread = await findGap(change, wanted, columnId, afterId);
  return spread && generateKeyBetween(spread.from, spread.to);
}

/** The positions on both sides of a place. */
interface Gap {
  from: string | null;
  to: string | null;
}

async function findGap(
  change: Change,
  { boardId, moving }: PlaceWish,
  columnId: number,
  afterId: number | null,
): Promise<Gap | undefined> {
  const { tx, projectId } = change;
  const gapBehind = async (behind: { afterId: number } | { from: string | null }): Promise<Gap> => {
    const place = { projectId, boardId, columnId, movingId: moving?.id ?? 0 };
    const [gap] = await neighbours(tx, { afterId: null, from: null, ...place, ...behind });
    return gap ?? { from: null, to: null };
  };
  if (afterId === null) return gapBehind({ from: null });
  const gap = await gapBehind({ afterId });
  if (gap.from !== null) return gap;
  const from = await formerPosition(change, columnId, afterId);
  return from === null ? undefined : gapBehind({ from });
}

/** Behind a position, or behind that of a task if it stands there; without both at the beginning. */
const neighbours = prepareWrite<Gap & Record<string, unknown>>(
  () => sql`
    with others as not materialized (
      select id, position from ${tasks}
      where project_id = ${sql.placeholder('projectId')} and board_id = ${sql.placeholder('boardId')}
        and column_id = ${sql.placeholder('columnId')} and id <> ${sql.placeholder('movingId')}),
    before as (
      select coalesce(${sql.placeholder('from')}::text,
        (select position from others where id = ${sql.placeholder('afterId')})) as position)
    select before.position as "from", (
      select min(position) from others
      where position > coalesce(before.position, '') collate "C") as "to"
    from before`,
);

/** Where a task stood in a column that it has left: the log undone until it is there again. */
async function formerPosition(change: Change, columnId: number, taskId: number): Promise<string | null> {
  const [now] = await change.tx
    .select({ column_id: tasks.columnId, position: tasks.position })
    .from(tasks)
    .where(and(eq(tasks.projectId, change.projectId), eq(tasks.id, taskId)));
  const place: Partial<TaskFields> = { ...now };
  for (const { changes } of await listChangesFrom(change, new Map([[taskId, 1]]), changesWithoutTexts)) {
    Object.assign(place, valuesBefore(changes));
    if (place.column_id === columnId) return place.position ?? null;
  }
  return null;
}

/** Its own position, when it is where it should be already. */
function standsBetween(moving: Moving | undefined, columnId: number, { from, to }: Gap): string | undefined {
  if (moving?.columnId !== columnId || moving.position <= (from ?? '')) return undefined;
  return to === null || moving.position < to ? moving.position : undefined;
}
