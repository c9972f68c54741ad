import type { FollowChange } from '@cuadrilla/contract/notices/follows';
import { sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/database/database.ts';
import { follows } from '../../platform/database/schema/schema.ts';
import type { Subject } from './follows.queries.ts';

/** Whoever has to do with a task follows it, in one statement for all. */
export async function followTasks(
  tx: Tx,
  projectId: number,
  begun: readonly { taskId: number; userId: number }[],
): Promise<void> {
  if (begun.length === 0) return;
  await tx.execute(sql`
    insert into ${follows} as known (user_id, project_id, task_id, following)
    select "userId", ${projectId}::int, "taskId", true
    from jsonb_to_recordset(${JSON.stringify(begun)}::jsonb) as begun ("taskId" int, "userId" int)
    on conflict (project_id, coalesce(task_id, 0), coalesce(board_id, 0), user_id)
    do update set following = true where known.following is distinct from true`);
}

/** Says of a thing only what is wished; the rest stays as it was said. */
export async function changeFollow(
  db: DbOrTx,
  userId: number,
  { projectId, boardId, taskId }: Subject,
  { following, muted, mutedUntil }: FollowChange,
): Promise<void> {
  await db.execute(sql`
    insert into ${follows} as known (user_id, project_id, board_id, task_id, following, muted, muted_until)
    values (${userId}, ${projectId}, ${boardId ?? null}, ${taskId ?? null}, ${following ?? null}::boolean,
      ${muted ?? false}, ${mutedUntil ?? null})
    on conflict (project_id, coalesce(task_id, 0), coalesce(board_id, 0), user_id) do update set
      following = coalesce(excluded.following, known.following),
      muted = case when ${muted === undefined} then known.muted else excluded.muted end,
      muted_until = case when ${muted === undefined} then known.muted_until else excluded.muted_until end`);
}
