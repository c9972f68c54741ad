import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { untilNone } from '../../platform/database/in-sets.ts';
import { webhookDeliveries } from '../../platform/database/schema/schema.ts';
import type { Stay } from '../../tasks/task-moves/former-projects.queries.ts';

/** What webhooks told is kept for as long. */
const deliveriesKeptFor = 30 * dayLength;

/** Those of rules go with their runs. */
export async function purgeDeliveries(tx: Tx, now: Date): Promise<void> {
  const until = new Date(now.getTime() - deliveriesKeptFor);
  await untilNone(async (most) => {
    const { rowCount } = await tx.execute(sql`
      delete from ${webhookDeliveries} where ctid in (
        select ctid from ${webhookDeliveries} where webhook_id is not null and at < ${until}::timestamptz
        order by at limit ${most})`);
    return rowCount ?? 0;
  });
}

/** What was told of boards or documents goes with them: unlike that of tasks, it hangs on nothing else. */
export async function forgetSubjects(
  tx: Tx,
  projectId: number,
  noun: 'board' | 'document',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    delete from ${webhookDeliveries} where project_id = ${projectId} and type like ${`${noun}.%`}
    and (body::jsonb #>> array['data', ${noun}, 'id']::text[])::int = any(${sql.param([...ids])}::int[])`);
}

/** What was told of a person, by name: what they did, what is theirs to do, and that they came or went. */
export async function forgetPersonTold(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${webhookDeliveries} where webhook_id is not null and strpos(body, ${`"id":${userId}`}) > 0
    and ${String(userId)} in (body::jsonb #>> '{data,actor,id}', body::jsonb #>> '{data,member,id}',
      body::jsonb #>> '{data,task,assignedTo,id}')`);
}

/** A delivery that is tied to no task may tell of one that has left the project since. */
const tellsOfTask = (taskId: SQL | number) => sql`task_id is null and webhook_id is not null
  and strpos(body, '"task":{') > 0 and (body::jsonb #>> '{data,task,id}')::int = ${taskId}`;

/** What was told of tasks goes with them, also in projects where they were before; what hangs on a task does so by itself. */
export async function forgetTasks(tx: Tx, stays: readonly Stay[]): Promise<void> {
  if (stays.length === 0) return;
  await tx.execute(sql`
    delete from ${webhookDeliveries} delivery
    using jsonb_to_recordset(${JSON.stringify(stays)}::jsonb) as ended (project_id int, id int)
    where delivery.project_id = ended.project_id and ${tellsOfTask(sql`ended.id`)}`);
}

/** What a comment said goes with it, also where it was told already, in each of these projects. */
export async function forgetComment(
  tx: Tx,
  projectIds: readonly number[],
  { taskId, commentId }: { taskId: number; commentId: number },
): Promise<void> {
  await tx
    .delete(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.projectId, [...projectIds]),
        or(eq(webhookDeliveries.taskId, taskId), tellsOfTask(taskId)),
        inArray(webhookDeliveries.type, ['comment.created', 'comment.updated']),
        sql`(${webhookDeliveries.body}::jsonb #>> '{data,comment,id}')::int = ${commentId}`,
      ),
    );
}
