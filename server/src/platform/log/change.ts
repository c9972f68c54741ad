import type { NewEvent } from '@cuadrilla/contract/log/events';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Member, Policy, Subject } from '@cuadrilla/contract/kernel/roles';
import type { Via } from '@cuadrilla/contract/log/via';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../database/database.ts';
import { onceMore } from '../database/once-more.ts';
import { inSets } from '../database/in-sets.ts';
import { prepareOnce, prepareUnanswered } from '../database/prepare-once.ts';
import { events, memberships, projects } from '../database/schema/schema.ts';
import { forbidden, notFound } from '../app-error.ts';
import { tellEach, type ToldPerson } from './person.ts';

/** A write under way in one project: what commands take instead of a bare transaction. */
export interface Change {
  readonly tx: Tx;
  readonly projectId: number;
  readonly member: Member;
  readonly now: Date;
  /** What the browser calls its request, if it does: it knows by that what comes back to it. */
  readonly key?: string;
  /** The number of a new task: one after the other, kept with what is appended. */
  nextTaskNumber: () => number;
  /** Adds to the project's log; written in order, when the work is done, in the same transaction. Answers its place. */
  append: (event: NewEvent) => number;
  /** Adds to a person's own log; written after the project's, all at once. */
  tell: (told: ToldPerson) => void;
}

export interface ChangeRequest {
  projectId: number;
  userId: number;
  now: Date;
  allow: Policy;
  subject?: Subject;
  /** The project may lie in the trash. */
  trashed?: boolean;
  /** What does it for the person. */
  via?: Via | undefined;
}

/** The project that a change has to itself until it is committed. */
interface Held {
  projectId: number;
  /** The last place taken in its log. */
  seq: number;
  /** The last number given to a task of it. */
  taskNumber: number;
  member: Member;
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
  return db.transaction((tx) => changeWithin(tx, request, work));
}

/** The same where a change that fails fails all: in a transaction, another one costs two statements. */
export async function changeWithin<T>(
  tx: Tx,
  request: ChangeRequest,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const held = await holdProject(tx, request);
  if (!request.allow(held.member, request.subject ?? {})) throw forbidden();
  return recordChange(tx, held, request, work);
}

/** Runs the work and writes its events. The caller holds the project: by its lock, or by having just made it. */
export async function recordChange<T>(
  tx: Tx,
  held: Held,
  { now, via }: Pick<ChangeRequest, 'now' | 'via'>,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const { projectId, member } = held;
  const appended: NewEvent[] = [];
  const told: ToldPerson[] = [];
  let { taskNumber } = held;
  const result = await work({
    tx,
    projectId,
    member,
    now,
    nextTaskNumber: () => (taskNumber += 1),
    append: (event) => held.seq + appended.push(event),
    tell: (event) => told.push(event),
  });
  if (appended.length > 0) await writeEvents(tx, { ...held, taskNumber }, { now, via }, appended);
  await tellEach(tx, told, now);
  return result;
}

/**
 * Writes in two projects at once, where the person may do so in both. They are held in the order of their ids, so that no
 * two wait crosswise.
 */
export function changeTwoProjects<T>(
  db: DbOrTx,
  request: Omit<ChangeRequest, 'projectId'>,
  [one, other]: readonly [number, number],
  work: (one: Change, other: Change) => Promise<T>,
): Promise<T> {
  const write = async (tx: Tx): Promise<T> => {
    const hold = async (projectId: number): Promise<Held> => {
      const held = await holdProject(tx, { ...request, projectId });
      if (!request.allow(held.member, {})) throw forbidden();
      return held;
    };
    const lower = await hold(Math.min(one, other));
    const higher = await hold(Math.max(one, other));
    const [first, second] = one < other ? [lower, higher] : [higher, lower];
    return recordChange(tx, first, request, (change) =>
      recordChange(tx, second, request, (changeThere) => work(change, changeThere)),
    );
  };
  return onceMore(() => db.transaction(write));
}

const projectAndMember = prepareOnce((tx) =>
  tx
    .select({
      role: memberships.role,
      seq: projects.seq,
      taskNumber: projects.taskNumber,
      deletedAt: projects.deletedAt,
    })
    .from(projects)
    .innerJoin(
      memberships,
      and(eq(memberships.projectId, projects.id), eq(memberships.userId, sql.placeholder('userId'))),
    )
    .where(eq(projects.id, sql.placeholder('projectId')))
    // Locked after the project: a membership that was only read would still be the one from before the wait.
    .for('no key update', { of: [projects, memberships] }),
);

async function holdProject(tx: Tx, { projectId, userId, trashed }: ChangeRequest): Promise<Held> {
  const [row] = await projectAndMember(tx, { projectId, userId });
  if (!row || (row.deletedAt && !trashed)) throw notFound(messages.projectNotFound);
  return { projectId, seq: row.seq, taskNumber: row.taskNumber, member: { userId, role: row.role } };
}

/** Any number of events, and how far the log of their project has come by them. */
const appendEvents = prepareUnanswered(
  () => sql`
    with grown as (
      update ${projects} set seq = ${sql.placeholder('end')}, task_number = ${sql.placeholder('taskNumber')},
        updated_at = ${sql.placeholder('now')} where id = ${sql.placeholder('projectId')})
    insert into ${events} (project_id, seq, type, actor_id, task_id, payload, at, via)
    select ${sql.placeholder('projectId')}::int, seq, type, ${sql.placeholder('userId')}::int, task_id, payload,
      ${sql.placeholder('now')}::timestamptz, ${sql.placeholder('via')}::jsonb
    from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as event (seq int, type text, task_id int, payload jsonb)`,
);

async function writeEvents(
  tx: Tx,
  { projectId, seq, taskNumber, member }: Held,
  { now, via }: Pick<ChangeRequest, 'now' | 'via'>,
  appended: NewEvent[],
): Promise<void> {
  let place = seq;
  await inSets(appended, async (set) => {
    const rows = set.map(({ type, payload }) => ({
      seq: (place += 1),
      type,
      task_id: 'taskId' in payload ? payload.taskId : null,
      payload,
    }));
    const said = { rows: JSON.stringify(rows), via: via ? JSON.stringify(via) : null };
    await appendEvents(tx, { ...said, projectId, userId: member.userId, now, end: place, taskNumber });
  });
}

/** The projects of a person, for what happens in all of them. In the order of their ids, so that no two wait crosswise. */
export async function holdProjectsOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId)))
    .where(isNull(projects.deletedAt))
    .orderBy(asc(projects.id))
    .for('no key update', { of: projects });
  return rows.map(({ id }) => id);
}

/**
 * Of these, the projects of a person, for a change that begins in one and may write in the others: held before, as those of
 * whoever writes in two are.
 */
export async function holdInOrder(tx: Tx, userId: number, projectIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId)))
    .where(inArray(projects.id, [...projectIds]))
    .orderBy(asc(projects.id))
    .for('no key update', { of: projects });
}

/** What the log of one of several projects is to say. */
export interface ProjectEvent {
  projectId: number;
  event: NewEvent;
}

/** Appends to the logs of projects that are held. Nothing was done in them, so their `updated_at` stays. */
export async function appendToEach(
  tx: Tx,
  appended: readonly ProjectEvent[],
  { actorId, now, via }: { actorId: number; now: Date; via?: Via | undefined },
): Promise<void> {
  if (appended.length === 0) return;
  const rows = appended.map(({ projectId, event: { type, payload } }) => ({ projectId, type, payload }));
  await tx.execute(sql`
    with appended as (
      select "projectId" as id, type, payload, row_number() over (partition by "projectId" order by place)::int as nth
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as ("projectId" int, type text, payload jsonb)) with ordinality as item ("projectId", type, payload, place)),
    grown as (
      update ${projects} set seq = seq + count
      from (select id, max(nth) as count from appended group by id) counted
      where ${projects.id} = counted.id returning ${projects.id} as id, seq - count as before)
    insert into ${events} (project_id, seq, type, actor_id, payload, at, via)
    select id, before + nth, type, ${actorId}::int, payload, ${now}::timestamptz,
      ${via ? JSON.stringify(via) : null}::jsonb from appended join grown using (id)`);
}
