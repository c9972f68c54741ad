import { sql } from 'drizzle-orm';
import { points, tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';

/** Tasks carry how many points they have, and how many of these are done: lists must not count. */
export async function countPoints({ tx, projectId }: Change, taskIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update ${tasks} set point_count = counted.present, points_done = counted.done
    from (
      select task.id, count(item.id)::int as present, (count(*) filter (where item.done))::int as done
      from unnest(${sql.param([...taskIds])}::int[]) task (id)
      left join ${points} item on item.project_id = ${projectId} and item.task_id = task.id
      group by task.id) counted
    where ${tasks.projectId} = ${projectId} and ${tasks.id} = counted.id`);
}
