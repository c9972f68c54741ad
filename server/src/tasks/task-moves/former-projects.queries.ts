import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { events, tasks } from '../../platform/database/schema/schema.ts';

/** A task in a project, where it is or once was. */
export interface Stay extends Record<string, unknown> {
  project_id: number;
  id: number;
}

/** These stays, and those before them: each arrival tells where from; what came from there may have come from further. */
export async function listStays(db: DbOrTx, present: readonly Stay[]): Promise<Stay[]> {
  if (present.length === 0) return [];
  const { rows } = await db.execute<Stay>(sql`
    with recursive stay (project_id, id) as (
      select * from jsonb_to_recordset(${JSON.stringify(present)}::jsonb) as present (project_id int, id int)
      union
      select (event.payload -> 'from' ->> 'projectId')::int, stay.id from stay
      join ${events} event on event.project_id = stay.project_id and event.task_id = stay.id
        and event.type = 'task.created' and event.payload ? 'from')
    select project_id, id from stay`);
  return rows;
}

/** Where the task was before it came here. */
export async function listFormerProjects(db: DbOrTx, projectId: number, taskId: number): Promise<number[]> {
  const stays = await listStays(db, [{ project_id: projectId, id: taskId }]);
  return stays.map((stay) => stay.project_id).filter((id) => id !== projectId);
}

/** Of all that is in the project, be it in the trash, what came from another one. */
export async function listArrived(db: DbOrTx, projectId: number): Promise<Stay[]> {
  const { rows } = await db.execute<Stay>(sql`
    select distinct task.project_id, task.id from ${events} event
    join ${tasks} task on task.project_id = event.project_id and task.id = event.task_id
    where event.project_id = ${projectId} and event.type = 'task.created' and event.payload ? 'from'`);
  return rows;
}
