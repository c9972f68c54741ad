import type { EventType } from '@cuadrilla/contract/log/events';
import { and, desc, eq, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  boards,
  events,
  follows,
  memberships,
  projects,
  tasks,
  users,
} from '../../platform/database/schema/schema.ts';
import { asEvents, eventColumns } from '../../platform/log/events.queries.ts';

const shown = 30;
/** Of one task, so that a busy one does not hide the others. */
const shownOfTask = 5;
/** With more of them, the newest count. */
const mostTasks = 1_000;
/** No news: a new name or face stands wherever the person does, and tasks that are spread stand as they stood. */
const silent = ['member.renamed', 'member.pictured', 'column.spread'] satisfies EventType[];

export type MyEventRow = Awaited<ReturnType<typeof listMyEvents>>[number];

/**
 * The newest events over all projects of a person. Every one of them touches its project's `updated_at`, so they lie
 * in as many of the last changed projects; of each, the end of its log is read backwards from the primary key.
 */
export async function listMyEvents(db: DbOrTx, userId: number) {
  const recent = db
    .select({ id: projects.id, name: projects.name })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(and(eq(memberships.userId, userId), isNull(projects.deletedAt), isNull(projects.archivedAt)))
    .orderBy(desc(projects.updatedAt))
    .limit(shown)
    .as('recent');
  const last = db
    .select()
    .from(events)
    .where(and(eq(events.projectId, recent.id), notInArray(events.type, [...silent])))
    .orderBy(desc(events.seq))
    .limit(shown)
    .as('events'); // the name of the table, so that `eventColumns` means these rows
  const boardId = sql`coalesce(${tasks.boardId}, (${events.payload} ->> 'boardId')::int)`;
  const rows = await db
    .select({
      ...eventColumns,
      project: { id: recent.id, name: recent.name },
      board: { id: boards.id, name: boards.name },
      task: { id: tasks.id, title: tasks.title },
    })
    .from(recent)
    .innerJoinLateral(last, sql`true`)
    .innerJoin(users, eq(users.id, events.actorId))
    .leftJoin(
      tasks,
      and(eq(tasks.projectId, events.projectId), eq(tasks.id, events.taskId), isNull(tasks.deletedAt)),
    )
    .leftJoin(
      boards,
      and(eq(boards.projectId, events.projectId), eq(boards.id, boardId), isNull(boards.deletedAt)),
    )
    .orderBy(desc(events.at), desc(events.projectId), desc(events.seq))
    .limit(shown);
  return asEvents(rows);
}

/** What others did with the tasks that the person is responsible for or follows: of each, the end of its history. */
export async function listEventsOfMyTasks(db: DbOrTx, userId: number): Promise<MyEventRow[]> {
  const assigned = db
    .select({ projectId: tasks.projectId, id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.assignedTo, userId), isNull(tasks.deletedAt)));
  const followed = db
    .select({ projectId: follows.projectId, id: sql<number>`${follows.taskId}` })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.following, true), isNotNull(follows.taskId)));
  const both = union(assigned, followed).as('both');
  const mine = db.select().from(both).orderBy(desc(both.id)).limit(mostTasks).as('mine');
  const last = db
    .select()
    .from(events)
    .where(
      and(
        eq(events.projectId, mine.projectId),
        eq(events.taskId, mine.id),
        ne(events.actorId, userId),
        notInArray(events.type, [...silent]),
      ),
    )
    .orderBy(desc(events.seq))
    .limit(shownOfTask)
    .as('events'); // as above
  const rows = await db
    .select({
      ...eventColumns,
      project: { id: projects.id, name: projects.name },
      board: { id: boards.id, name: boards.name },
      task: { id: tasks.id, title: tasks.title },
    })
    .from(mine)
    .innerJoin(memberships, and(eq(memberships.projectId, mine.projectId), eq(memberships.userId, userId)))
    .innerJoin(
      projects,
      and(eq(projects.id, mine.projectId), isNull(projects.deletedAt), isNull(projects.archivedAt)),
    )
    .innerJoin(
      tasks,
      and(eq(tasks.projectId, mine.projectId), eq(tasks.id, mine.id), isNull(tasks.deletedAt)),
    )
    .innerJoin(
      boards,
      and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId), isNull(boards.deletedAt)),
    )
    .innerJoinLateral(last, sql`true`)
    .innerJoin(users, eq(users.id, events.actorId))
    .orderBy(desc(events.at), desc(events.projectId), desc(events.seq))
    .limit(shown);
  return asEvents(rows);
}
