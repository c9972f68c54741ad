import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { mostEvents } from '@cuadrilla/contract/views/feeds';
import { parseSearch } from '@cuadrilla/contract/views/search/parse';
import { and, type Column, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../platform/database/database.ts';
import { boards, columns, memberships, projects, tasks } from '../../platform/database/schema/schema.ts';
import { readAsked, viewerOf } from '../search/asked.ts';
import { findNearest } from '../search/found-tasks.queries.ts';
import { whileSearching } from '../search/search.results.ts';
import { fallsOn } from '../../tasks/tasks/field-filters.ts';
import type { ReadableFeed } from './feeds.queries.ts';

/** What was over longer ago is no longer looked for in a calendar. */
const daysBack = 180;

type Selected = Awaited<ReturnType<typeof selectTasks>>[number];
export type FeedTask = Omit<Selected, 'first' | 'last' | 'total' | 'later'>;

export interface FeedTasks {
  tasks: FeedTask[];
  /** How many more there are, counted no further than as many again. */
  leftOut: number;
  /** Where these are: beyond the first of the days that are shown, beyond the last. */
  before?: string;
  after?: string;
}

/** What has a date of the feed's subject, for the person whose link it is, with their rights of this moment. */
export async function listFeedTasks(db: Db, readable: ReadableFeed, now: Date): Promise<FeedTasks> {
  const today = dayIn(now, readable.person.timeZone);
  const rows = await selectOfSubject(db, readable, now, daysOf(readable.person.timeZone, today));
  const { total, later } = rows[0] ?? { total: 0, later: 0 };
  const laterShown = rows.filter(({ first }) => first > today).length;
  // What goes on today says nothing of how far away the others are.
  const before = rows.reduce((day, { last }) => (last < day ? last : day), today);
  const after = rows.reduce((day, { first }) => (first > day ? first : day), today);
  return {
    tasks: rows,
    leftOut: Math.min(total - rows.length, mostEvents),
    ...(total - later > rows.length - laterShown && { before }),
    ...(later > laterShown && { after }),
  };
}

async function selectOfSubject(
  db: Db,
  { feed, person, search }: ReadableFeed,
  now: Date,
  days: Days,
): Promise<Selected[]> {
  // A search says itself whether archived ones are meant.
  const isNear = and(days.isNear, eq(tasks.archived, false));
  if (feed.projectId !== null)
    return selectTasks(db, person, days, and(isNear, eq(tasks.projectId, feed.projectId)));
  if (!search) {
    const mine = and(eq(tasks.assignedTo, person.id), isNull(projects.archivedAt));
    return selectTasks(db, person, days, and(isNear, mine));
  }
  return whileSearching(db, async (tx) => {
    const asked = await readAsked(tx, parseSearch(search.query), viewerOf(person, now));
    if (asked.terms.length === 0 || asked.reach.length === 0) return [];
    const found = await tx.execute<{ id: number }>(
      findNearest(asked, { narrowed: days.isNear, distance: days.distance, limit: 2 * mostEvents }),
    );
    const ids = sql.param(found.rows.map(({ id }) => id));
    return selectTasks(tx, person, days, sql`${tasks.id} = any(${ids}::int[])`);
  });
}

type Days = ReturnType<typeof daysOf>;

/** The days of a task as the person reads them, from its start to its due date, and how far they are from today. */
function daysOf(timeZone: string, today: string) {
  const dayAt = (day: Column, at: Column): SQL =>
    sql`coalesce(${day}, (${at} at time zone (select known_zone(${timeZone})))::date)`;
  const [starts, ends] = [dayAt(tasks.startDay, tasks.startDate), dayAt(tasks.dueDay, tasks.dueDate)];
  const first = sql`least(${starts}, ${ends})`;
  const last = sql`coalesce(${ends}, ${starts})`;
  const [from, due] = [dayAfter(today, -daysBack), { at: tasks.dueDate, day: tasks.dueDay }];
  const start = { at: tasks.startDate, day: tasks.startDay };
  return {
    first,
    last,
    isLater: sql`${first} > ${today}::date`,
    distance: sql`greatest(${first} - ${today}::date, ${today}::date - ${last}, 0)`,
    isNear: or(
      fallsOn(due, { from }, timeZone),
      and(isNull(tasks.dueDate), isNull(tasks.dueDay), fallsOn(start, { from }, timeZone)),
    ),
  };
}

/** Through the memberships: nobody reads what is not theirs any more. */
async function selectTasks(
  db: DbOrTx,
  { id }: ReadableFeed['person'],
  { first, last, isLater, distance }: Days,
  which: SQL | undefined,
) {
  const nearest = db
    .select({
      id: tasks.id,
      title: tasks.title,
      description: tasks.description,
      startDate: tasks.startDate,
      startDay: tasks.startDay,
      dueDate: tasks.dueDate,
      dueDay: tasks.dueDay,
      version: tasks.version,
      createdAt: tasks.createdAt,
      updatedAt: tasks.updatedAt,
      project: { id: projects.id, name: projects.name },
      board: { id: boards.id, name: boards.name },
      column: { name: columns.name, kind: columns.kind },
      first: sql<string>`${first}::text`,
      last: sql<string>`${last}::text`,
      total: sql<number>`(count(*) over ())::int`,
      later: sql<number>`(count(*) filter (where ${isLater}) over ())::int`,
    })
    .from(tasks)
    .innerJoin(memberships, and(eq(memberships.projectId, tasks.projectId), eq(memberships.userId, id)))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(columns, and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId)))
    .where(and(isNull(tasks.deletedAt), isNull(boards.deletedAt), isNull(projects.deletedAt), which))
    // What is ahead before what is over, as far away.
    .orderBy(distance, sql`${isLater} desc`, tasks.id)
    .limit(mostEvents);
  return (await nearest).toSorted((one, other) => one.first.localeCompare(other.first) || one.id - other.id);
}
