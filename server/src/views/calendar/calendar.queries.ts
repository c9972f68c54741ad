import {
  type CalendarNarrowing,
  type CalendarSpan,
  mostInCalendar,
} from '@cuadrilla/contract/views/calendar';
import { startOfDay } from '@cuadrilla/contract/kernel/day';
import { and, asc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import {
  boards,
  columns,
  memberships,
  projects,
  tasks,
  users,
} from '../../platform/database/schema/schema.ts';
import { fallsOn } from '../../tasks/tasks/field-filters.ts';
import { filterOf } from '../../tasks/tasks/task-filter.ts';
import type { Viewpoint } from '../../tasks/tasks/field-filters.ts';
import { afterCursor, orderOf } from '../../tasks/tasks/task-order.ts';

/** Who asks, and when. */
export interface Reader extends Viewpoint {
  id: number;
}

const start = { at: tasks.startDate, day: tasks.startDay };
const due = { at: tasks.dueDate, day: tasks.dueDay };

/** Those that are named, or all that are not put away. */
const isChosen = ({ project }: CalendarNarrowing): SQL | undefined =>
  project
    ? inArray(
        projects.id,
        project.filter((id) => id !== null),
      )
    : isNull(projects.archivedAt);

const isOpenTo = (userId: number): SQL | undefined =>
  and(eq(memberships.userId, userId), isNull(projects.deletedAt));

const calendarColumns = {
  id: tasks.id,
  number: tasks.number,
  projectId: tasks.projectId,
  boardId: tasks.boardId,
  columnId: tasks.columnId,
  title: tasks.title,
  startDate: tasks.startDate,
  startDay: tasks.startDay,
  dueDate: tasks.dueDate,
  dueDay: tasks.dueDay,
  priorityId: tasks.priorityId,
  labelIds: tasks.labelIds,
  assignedTo: tasks.assignedTo,
  assigneeFirstName: users.firstName,
  assigneeLastName: users.lastName,
  assigneeTimeZone: users.timeZone,
  version: tasks.version,
};

export type CalendarTaskRow = Awaited<ReturnType<typeof selectTasks>>[number];

/** Through the memberships: what somebody may see is part of the question. */
function selectTasks(db: DbOrTx, reader: Reader, asked: CalendarNarrowing, dated: SQL | undefined) {
  return db
    .select(calendarColumns)
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .innerJoin(tasks, eq(tasks.projectId, projects.id))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .leftJoin(users, eq(users.id, tasks.assignedTo))
    .where(
      and(
        isOpenTo(reader.id),
        isChosen(asked),
        asked.board === undefined ? undefined : eq(tasks.boardId, asked.board),
        isNull(tasks.deletedAt),
        eq(tasks.archived, asked.archived !== undefined),
        isNull(boards.deletedAt),
        asked.query === '' ? undefined : sql`strpos(${tasks.folded}, fold(${asked.query})) > 0`,
        filterOf(asked, reader),
        dated,
      ),
    )
    .$dynamic();
}

/** It begins or is due in the span, or goes on through all of it. */
function touches({ from, to }: CalendarSpan, timeZone: string): SQL | undefined {
  const began = or(sql`${start.day} < ${from}::date`, lt(start.at, startOfDay(from, timeZone)));
  const ends = fallsOn(due, { from: to }, timeZone);
  return or(fallsOn(due, { from, to }, timeZone), fallsOn(start, { from, to }, timeZone), and(began, ends));
}

/** One more than an answer holds, where there are more; those due first come first. */
export const listCalendarTasks = (db: DbOrTx, reader: Reader, asked: CalendarSpan) =>
  readRows(
    db,
    selectTasks(db, reader, asked, touches(asked, reader.timeZone))
      .orderBy(...orderOf('due_date', 'asc', reader))
      .limit(mostInCalendar + 1),
  );

const hasNoDate = and(isNull(start.at), isNull(start.day), isNull(due.at), isNull(due.day));

interface Page {
  limit: number;
  cursor: string | undefined;
}

/** What is done needs no date any more. */
export const listUndatedTasks = (db: DbOrTx, reader: Reader, asked: CalendarNarrowing, page: Page) =>
  selectTasks(
    db,
    reader,
    asked,
    and(hasNoDate, page.cursor ? afterCursor('id', 'asc', page.cursor, reader) : undefined),
  )
    .innerJoin(
      columns,
      and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId), ne(columns.kind, 'hecho')),
    )
    .orderBy(...orderOf('id', 'asc', reader))
    .limit(page.limit);

/** How far each log had come. Read before the tasks: what is told twice does no harm. */
export const listSeqs = (db: DbOrTx, userId: number, asked: CalendarNarrowing) =>
  db
    .select({ project_id: projects.id, seq: projects.seq })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(and(isOpenTo(userId), isChosen(asked)));

/** One row for each column, in the order of projects, boards and columns. */
export const listPlaces = (db: DbOrTx, userId: number) =>
  db
    .select({
      project: {
        id: projects.id,
        name: projects.name,
        role: memberships.role,
        archivedAt: projects.archivedAt,
      },
      board: { id: boards.id, name: boards.name },
      column: { id: columns.id, name: columns.name, kind: columns.kind },
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .leftJoin(boards, and(eq(boards.projectId, projects.id), isNull(boards.deletedAt)))
    .leftJoin(columns, and(eq(columns.projectId, boards.projectId), eq(columns.boardId, boards.id)))
    .where(isOpenTo(userId))
    .orderBy(
      sql`${projects.name} collate spanish`,
      asc(projects.id),
      asc(boards.id),
      sql`${columns.position}`,
    );
