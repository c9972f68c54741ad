import type { NewEvent } from '@cuadrilla/contract/events';
import { messages } from '@cuadrilla/contract/errors';
import type { Member, Policy, Subject } from '@cuadrilla/contract/roles';
import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../database/database.ts';
import { events, memberships, projects } from '../database/schema/schema.ts';
import { forbidden, notFound } from '../app-error.ts';

/** A write under way in one project: what commands take instead of a bare transaction. */
export interface Change {
  readonly tx: Tx;
  readonly projectId: number;
  readonly member: Member;
  readonly now: Date;
  /** Adds to the project's log; written in order, when the work is done, in the same transaction. */
  append: (event: NewEvent) => void;
}

export interface ChangeRequest {
  projectId: number;
  userId: number;
  now: Date;
  allow: Policy;
  subject?: Subject;
  /** The project may lie in the trash. */
  trashed?: boolean;
}

/**
 * The one way to write in a project: lock its row, look again at the membership, do the work, append what
 * happened. Writers of one project wait for each other, so its log is gapless and totally ordered.
 */
export function changeProject<T>(
  db: DbOrTx,
  request: ChangeRequest,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const member = await lockProject(tx, request);
    if (!request.allow(member, request.subject ?? {})) throw forbidden();
    return recordChange(tx, request.projectId, member, request.now, work);
  });
}

/** Runs the work and writes its events. The caller holds the project: by its lock, or by having just made it. */
export async function recordChange<T>(
  tx: Tx,
  projectId: number,
  member: Member,
  now: Date,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const appended: NewEvent[] = [];
  const result = await work({ tx, projectId, member, now, append: (event) => appended.push(event) });
  if (appended.length > 0) await writeEvents(tx, projectId, member.userId, now, appended);
  return result;
}

async function lockProject(tx: Tx, { projectId, userId, trashed }: ChangeRequest): Promise<Member> {
  const [row] = await tx
    .select({ role: memberships.role, deletedAt: projects.deletedAt })
    .from(projects)
    .innerJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId)))
    .where(eq(projects.id, projectId))
    // Locked after the project: a membership that was only read would still be the one from before the wait.
    .for('no key update', { of: [projects, memberships] })
    .prepare('lock_project')
    .execute();
  if (!row || (row.deletedAt && !trashed)) throw notFound(messages.projectNotFound);
  return { userId, role: row.role };
}

async function writeEvents(
  tx: Tx,
  projectId: number,
  actorId: number,
  now: Date,
  appended: NewEvent[],
): Promise<void> {
  const rows = appended.map(({ type, payload }) => ({
    type,
    task_id: 'taskId' in payload ? payload.taskId : null,
    payload,
  }));
  await tx.execute(sql`
    with bumped as (
      update ${projects} set seq = seq + ${rows.length}, updated_at = ${now}
      where id = ${projectId} returning seq
    )
    insert into ${events} (project_id, seq, type, actor_id, task_id, payload, at)
    select ${projectId}, bumped.seq - ${rows.length} + appended.place, appended.type, ${actorId},
      appended.task_id, appended.payload, ${now}
    from bumped, rows from (
      jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (type text, task_id int, payload jsonb)
    ) with ordinality as appended (type, task_id, payload, place)`);
}
