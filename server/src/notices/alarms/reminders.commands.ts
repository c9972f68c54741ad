import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { alarms, columns, tasks, users } from '../../platform/database/schema/schema.ts';
import { dueKinds, remindersOf } from './reminders.ts';

const dueOf = ({ dueDay, dueDate }: { dueDay: string | null; dueDate: Date | null }): string | undefined =>
  dueDay ?? dueDate?.toISOString();

/** Sets the alarms of these tasks anew, from a moment on, in as many statements for one as for all. */
export async function planReminders(tx: Tx, which: SQL | undefined, from: Date): Promise<void> {
  const rows = await tx
    .select({
      projectId: tasks.projectId,
      taskId: tasks.id,
      userId: tasks.assignedTo,
      dueDay: tasks.dueDay,
      dueDate: tasks.dueDate,
      timeZone: users.timeZone,
      isOpen: sql<boolean>`${tasks.deletedAt} is null and not ${tasks.archived} and ${columns.kind} <> 'hecho'`,
    })
    .from(tasks)
    .innerJoin(columns, and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId)))
    .leftJoin(users, eq(users.id, tasks.assignedTo))
    .where(which);
  if (rows.length === 0) return;
  const known = rows.map(({ projectId, taskId }) => ({ projectId, taskId }));
  await tx.execute(sql`
    delete from ${alarms} using jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as task ("projectId" int, "taskId" int)
    where ${alarms.projectId} = task."projectId" and ${alarms.taskId} = task."taskId"
      and ${inArray(alarms.kind, [...dueKinds])}`);
  const planned = rows.flatMap(({ projectId, taskId, userId, timeZone, isOpen, ...row }) => {
    const due = dueOf(row);
    if (!isOpen || userId === null || timeZone === null || due === undefined) return [];
    return remindersOf(due, timeZone)
      .filter(({ at }) => at > from)
      .map((reminder) => ({ ...reminder, projectId, taskId, userId }));
  });
  if (planned.length === 0) return;
  await tx.execute(sql`
    insert into ${alarms} (kind, user_id, project_id, task_id, at)
    select kind, "userId", "projectId", "taskId", at from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb)
      as planned (kind text, "userId" int, "projectId" int, "taskId" int, at timestamptz)
    on conflict do nothing`);
}
