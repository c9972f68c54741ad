import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { untilNone } from '../../platform/database/in-sets.ts';
import { webhookDeliveries } from '../../platform/database/schema/schema.ts';

/** What webhooks told is kept for as long. */
const keptFor = 30 * 24 * 60 * 60 * 1_000;

/** Those of rules go with their runs. */
export async function purgeDeliveries(tx: Tx, now: Date): Promise<void> {
  const until = new Date(now.getTime() - keptFor);
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

/** What a comment said goes with it, also where it was told already. */
export async function forgetComment(
  tx: Tx,
  { projectId, taskId, commentId }: { projectId: number; taskId: number; commentId: number },
): Promise<void> {
  await tx
    .delete(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.projectId, projectId),
        eq(webhookDeliveries.taskId, taskId),
        inArray(webhookDeliveries.type, ['comment.created', 'comment.updated']),
        sql`(${webhookDeliveries.body}::jsonb #>> '{data,comment,id}')::int = ${commentId}`,
      ),
    );
}
