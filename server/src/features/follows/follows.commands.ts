import { sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { follows } from '../../database/schema/schema.ts';

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
