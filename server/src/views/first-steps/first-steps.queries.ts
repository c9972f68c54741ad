import type { FirstSteps } from '@cuadrilla/contract/views/first-steps';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { memberships, projects, tasks } from '../../platform/database/schema/schema.ts';

/** What the person did, not what was there when they were added; what is only there to be looked at does not count. */
export async function readFirstSteps(db: DbOrTx, userId: number): Promise<FirstSteps> {
  const { rows } = await db.execute<{ project: boolean; task: boolean; company: boolean }>(sql`
    with theirs as (
      select project.id, mine.role = 'Propietario' as own from ${memberships} mine join ${projects} project on project.id = mine.project_id
      where mine.user_id = ${userId} and project.deleted_at is null and not project.example)
    select exists (select from theirs where own) as project,
      exists (select from theirs join ${tasks} task on task.project_id = theirs.id
        where task.created_by = ${userId} and (task.due_day is not null or task.due_date is not null)) as task,
      exists (select from theirs join ${memberships} other on other.project_id = theirs.id
        where own and other.user_id <> ${userId}) as company`);
  return rows[0] ?? { project: false, task: false, company: false };
}

export async function findExample(db: DbOrTx, userId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select project.id from ${memberships} mine join ${projects} project on project.id = mine.project_id
    where mine.user_id = ${userId} and project.deleted_at is null and project.example limit 1`);
  return rows[0]?.id;
}
