import { dayAfter, dayIn } from '@cuadrilla/contract/day';
import { parseSearch } from '@cuadrilla/contract/search/parse';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../database/database.ts';
import { boards, columns, memberships, projects, tasks } from '../../database/schema/schema.ts';
import { readAsked, viewerOf } from '../search/asked.ts';
import { findTasks } from '../search/found-tasks.queries.ts';
import { whileSearching } from '../search/search.results.ts';
import { fallsOn } from '../tasks/field-filters.ts';
import { orderOf } from '../tasks/task-order.ts';
import type { ReadableFeed } from './feeds.queries.ts';

/** As many as a calendar program takes gladly. */
const mostEvents = 2_000;
/** What was due longer ago is no longer looked for in a calendar. */
const daysBack = 180;

export type FeedTask = Awaited<ReturnType<typeof selectTasks>>[number];

/** What is due of the feed's subject, for the person whose link it is, with their rights of this moment. */
export async function listFeedTasks(db: Db, { feed, person, search }: ReadableFeed, now: Date) {
  const from = dayAfter(dayIn(now, person.timeZone), -daysBack);
  const due = fallsOn({ at: tasks.dueDate, day: tasks.dueDay }, { from }, person.timeZone);
  if (feed.projectId !== null) return selectTasks(db, person, and(due, eq(tasks.projectId, feed.projectId)));
  if (!search)
    return selectTasks(db, person, and(due, eq(tasks.assignedTo, person.id), isNull(projects.archivedAt)));
  return whileSearching(db, async (tx) => {
    const asked = await readAsked(tx, parseSearch(search.query), viewerOf(person, now));
    if (asked.terms.length === 0 || asked.reach.length === 0) return [];
    const found = await findTasks(tx, asked, { limit: mostEvents, offset: 0 }, due);
    const ids = JSON.stringify(found.map((task) => task.id));
    return selectTasks(tx, person, sql`${tasks.id} in (select jsonb_array_elements(${ids}::jsonb)::int)`);
  });
}

/** Through the memberships: nobody reads what is not theirs any more. */
function selectTasks(db: DbOrTx, { id, timeZone }: ReadableFeed['person'], which: SQL | undefined) {
  return db
    .select({
      id: tasks.id,
      title: tasks.title,
      description: tasks.description,
      dueDate: tasks.dueDate,
      dueDay: tasks.dueDay,
      version: tasks.version,
      createdAt: tasks.createdAt,
      updatedAt: tasks.updatedAt,
      project: { id: projects.id, name: projects.name },
      board: { id: boards.id, name: boards.name },
      column: { name: columns.name, kind: columns.kind },
    })
    .from(tasks)
    .innerJoin(memberships, and(eq(memberships.projectId, tasks.projectId), eq(memberships.userId, id)))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(columns, and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId)))
    .where(
      and(
        isNull(tasks.deletedAt),
        eq(tasks.archived, false),
        isNull(boards.deletedAt),
        isNull(projects.deletedAt),
        which,
      ),
    )
    .orderBy(...orderOf('due_date', 'asc', { timeZone }))
    .limit(mostEvents);
}
