import { getTableColumns, sql } from 'drizzle-orm';
import { tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';

/** Of a task in its new project. */
export interface Arrival {
  id: number;
  number: number;
  board_id: number;
  column_id: number;
  position: string;
  label_ids: number[];
  assigned_to: number | null;
}

/** Its own column in the database is worked out from the others, or is one of those that are new. */
const taken = Object.values(getTableColumns(tasks)).filter((column) => column.generated === undefined);
const arriving = [
  'number',
  'board_id',
  'column_id',
  'position',
  'label_ids',
  'assigned_to',
] satisfies (keyof Arrival)[];

/** What of theirs is another in the new project. */
export interface Replaced {
  /** Of each file that was copied, what it is called there. */
  keys: ReadonlyMap<string, string>;
  /** Who gets the points of those who are no members there. */
  substitute: number | null;
}

/**
 * The rows of the tasks with all that hangs on them, under their own ids, which no other task has in any project. What
 * they hang on must be there first, so the tasks are made anew, and their old rows end with what stays behind.
 */
export async function moveRows(
  { tx, projectId: fromId }: Change,
  { projectId: toId, now }: Pick<Change, 'projectId' | 'now'>,
  arrivals: readonly Arrival[],
  { keys, substitute }: Replaced,
): Promise<void> {
  const ids = sql`${sql.param(arrivals.map(({ id }) => id))}::int[]`;
  const values = taken.map(({ name }) => {
    if (name === 'project_id') return sql`${toId}::int`;
    if (name === 'updated_at') return sql`${now}::timestamptz`;
    if (name === 'version') return sql`task.version + 1`;
    return sql.raw((arriving as string[]).includes(name) ? `arrival."${name}"` : `task."${name}"`);
  });
  await tx.execute(sql`
    insert into ${tasks} (${sql.raw(taken.map(({ name }) => `"${name}"`).join(', '))})
    overriding system value
    select ${sql.join(values, sql`, `)} from ${tasks} task
    join jsonb_to_recordset(${JSON.stringify(arrivals)}::jsonb) as arrival (id int, number int, board_id int,
      column_id int, position text collate "C", label_ids int[], assigned_to int) on arrival.id = task.id
    where task.project_id = ${fromId}`);
  const isMember = (column: string) => sql`exists (select from memberships member
    where member.project_id = ${toId} and member.user_id = moved.${sql.raw(column)})`;
  const take = (table: string, also = sql``, which = sql``) =>
    tx.execute(sql`update ${sql.raw(table)} moved set project_id = ${toId} ${also}
      where moved.project_id = ${fromId} and moved.task_id = any(${ids}) ${which}`);
  await take('comments');
  await take(
    'points',
    sql`, assigned_to = case when moved.assigned_to is null or ${isMember('assigned_to')} then moved.assigned_to
      else ${substitute}::int end`,
  );
  await take('attachments', sql`, key = ${JSON.stringify(Object.fromEntries(keys))}::jsonb ->> moved.key`);
  await take('follows', sql``, sql`and ${isMember('user_id')}`);
  await take('notifications', sql``, sql`and ${isMember('user_id')}`);
  await tx.execute(sql`update dependencies moved set project_id = ${toId}
    where moved.project_id = ${fromId} and moved.blocker_id = any(${ids}) and moved.blocked_id = any(${ids})`);
  // What is still to be told of them outlives the old rows, too.
  await tx.execute(sql`update webhook_deliveries set task_id = null
    where project_id = ${fromId} and task_id = any(${ids}) and webhook_id is not null and state <> 'done'`);
  await tx.execute(sql`delete from ${tasks} where project_id = ${fromId} and id = any(${ids})`);
}
