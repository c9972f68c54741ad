import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { Telling } from '../notifications/who-is-told.ts';
import { type DueKind, dueKindAt } from './reminders.ts';

interface DueAlarm {
  kind: DueKind;
  userId: number;
  projectId: number;
  taskId: number;
  at: string;
}

interface Found extends Record<string, unknown> {
  kind: DueKind;
  userId: number;
  projectId: number;
  taskId: number;
  at: string;
  due: string;
  timeZone: string;
}

/** What of it is still so: the task is open and theirs, they can see it and have not silenced it, and it is the day. */
export async function tellingsOfDue(
  tx: Tx,
  due: readonly DueAlarm[],
  now: Date,
): Promise<(Telling & { projectId: number })[]> {
  if (due.length === 0) return [];
  const { rows } = await tx.execute<Found>(sql`
    select alarm.*, person.time_zone as "timeZone",
      coalesce(task.due_day::text, to_char(task.due_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as due
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb)
      as alarm (kind text, "userId" int, "projectId" int, "taskId" int, at timestamptz)
    join tasks task on task.project_id = alarm."projectId" and task.id = alarm."taskId"
      and task.assigned_to = alarm."userId" and task.deleted_at is null and not task.archived
    join columns col on col.project_id = task.project_id and col.id = task.column_id and col.kind <> 'hecho'
    join boards board on board.project_id = task.project_id and board.id = task.board_id and board.deleted_at is null
    join projects project on project.id = task.project_id and project.deleted_at is null
      and project.archived_at is null
    join memberships member on member.project_id = task.project_id and member.user_id = alarm."userId"
    join users person on person.id = alarm."userId"
    where not exists (select from follows silence
      where silence.project_id = task.project_id and silence.user_id = alarm."userId" and silence.muted
        and (silence.muted_until is null or silence.muted_until > ${now}::timestamptz)
        and coalesce(silence.task_id, task.id) = task.id and coalesce(silence.board_id, task.board_id) = task.board_id)
    order by alarm.at`);
  return rows
    .filter((row) => row.kind === dueKindAt(row.due, row.timeZone, now))
    .map(({ kind, userId, projectId, taskId, at, due: date }) => ({
      kind,
      userId,
      projectId,
      taskId,
      due: date,
      at: new Date(at).toISOString(),
      commentId: null,
      actorId: null,
      role: null,
    }));
}
