import type { Follow, MutedThing } from '@cuadrilla/contract/notices/follows';
import { and, eq, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { prepareWrite } from '../../platform/database/prepare-once.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { follows, memberships, tasks } from '../../platform/database/schema/schema.ts';
import { type Standing, standingOf } from './standing.ts';

/** Of these tasks of a project. */
export async function readStanding(db: DbOrTx, projectId: number, taskIds: number[]): Promise<Standing> {
  const select = db
    .select({ id: tasks.id, boardId: tasks.boardId })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), isAmong(tasks.id, taskIds)));
  const places = await readRows(db, select);
  const rows = await db
    .select()
    .from(follows)
    .where(
      and(eq(follows.projectId, projectId), or(isNull(follows.taskId), isAmong(follows.taskId, taskIds))),
    );
  return standingOf(rows, new Map(places.map(({ id, boardId }) => [id, boardId])));
}

/** A task, a board or, with neither, a project. */
export interface Subject {
  projectId: number;
  boardId?: number;
  taskId?: number;
}

interface Said {
  following: boolean | null;
  muted: boolean;
  until: string | null;
  own: boolean;
}

/** What the person says of the thing and of what it is in, the nearest first. */
const selectSaid = (userId: SQLWrapper, { boardId, taskId }: { boardId: SQL; taskId: SQL }): SQL => sql`
  select following, muted, muted_until as until,
    task_id is not distinct from ${taskId} and board_id is not distinct from ${boardId} as own
  from ${follows} said
  where user_id = ${userId} and project_id = ${sql.placeholder('projectId')} and (
    (task_id is null and board_id is null)
    or (task_id is null and board_id = coalesce(${boardId},
      (select board_id from ${tasks} where project_id = ${sql.placeholder('projectId')} and id = ${taskId})))
    or task_id = ${taskId})
  order by task_id nulls last, board_id nulls last`;

const askedBoard = sql`${sql.placeholder('boardId')}::int`;

const saidOf = prepareWrite<Said>(() =>
  selectSaid(sql`${sql.placeholder('userId')}`, {
    boardId: askedBoard,
    taskId: sql`${sql.placeholder('taskId')}::int`,
  }),
);

/** Of a path's board by whoever is a member there, as one value of the statement that finds them. */
export const saidOfBoard = sql<Said[]>`(
  select coalesce(json_agg(said), '[]')
  from (${selectSaid(memberships.userId, { boardId: askedBoard, taskId: sql`null::int` })}) said)`;

export async function readFollow(
  db: DbOrTx,
  userId: number,
  { projectId, boardId, taskId }: Subject,
  now: Date,
): Promise<Follow> {
  const rows = await saidOf(db, { userId, projectId, boardId: boardId ?? null, taskId: taskId ?? null });
  return presentFollow(rows, now);
}

/** What is said of the thing itself; whether it is followed may be said of what it is in. */
export function presentFollow(said: readonly Said[], now: Date): Follow {
  const own = said.find((row) => row.own);
  const until = own?.until ? new Date(own.until) : null;
  const muted = own !== undefined && own.muted && (until === null || until > now);
  return {
    following: said.find((row) => row.following !== null)?.following ?? false,
    muted,
    mutedUntil: muted && until ? until.toISOString() : null,
  };
}

interface MutedRow extends Record<string, unknown> {
  Project: { id: number; name: string };
  Board: { id: number; name: string } | null;
  Task: { id: number; name: string } | null;
  until: string | null;
}

/** Of what can still be seen. */
export async function listMuted(db: DbOrTx, userId: number, now: Date): Promise<MutedThing[]> {
  const { rows } = await db.execute<MutedRow>(sql`
    select json_build_object('id', project.id, 'name', project.name) as "Project", silence.muted_until as until,
      case when board.id is not null then json_build_object('id', board.id, 'name', board.name) end as "Board",
      case when task.id is not null then json_build_object('id', task.id, 'name', task.title) end as "Task"
    from ${follows} silence
    join memberships member on member.project_id = silence.project_id and member.user_id = silence.user_id
    join projects project on project.id = silence.project_id and project.deleted_at is null
    left join tasks task on task.project_id = silence.project_id and task.id = silence.task_id
    left join boards board on board.project_id = silence.project_id and board.id = coalesce(silence.board_id, task.board_id)
    where silence.user_id = ${userId} and silence.muted and task.deleted_at is null and board.deleted_at is null
      and (silence.muted_until is null or silence.muted_until > ${now}::timestamptz)
    order by project.id, board.id, task.id`);
  return rows.map(({ until, ...row }) => ({
    ...row,
    mutedUntil: until ? new Date(until).toISOString() : null,
  }));
}
