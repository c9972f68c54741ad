import { copiedFields } from '@cuadrilla/contract/tasks/copied-fields';
import { nextDue } from '@cuadrilla/contract/tasks/repeat-next';
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { columns, memberships, tasks, users } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { repeatPoints } from '../points/create-points.commands.ts';
import { createTasks, type PlainTask } from './create-tasks.commands.ts';
import { datesCross } from './task-dates.ts';
import { fieldColumns, toFields } from './task-fields.ts';
import { theseTasks } from './tasks.queries.ts';

/** What a task that is done leaves to the one that comes after it. */
interface Passed {
  /** None where it was the last time. */
  nextId?: number;
  repeat: string;
}

/**
 * Of the tasks that have just become done each that repeats makes its next one and passes its repetition on, so that it
 * does so once. After the last time there is nothing to pass on; where there is no column for the next it is kept.
 */
export async function makeNext(
  change: Change,
  doneIds: readonly number[],
  goingColumnId?: number,
): Promise<Map<number, Passed>> {
  const { tx, projectId } = change;
  const passed = new Map<number, Passed>();
  const due: Next[] = [];
  for (const row of await listRepeating(change, doneIds)) {
    const next = nextOf(row, change.now);
    if (next) due.push(next);
    else passed.set(row.id, { repeat: row.repeat ?? '' });
  }
  await makeThem(change, due, passed, goingColumnId);
  if (passed.size > 0) {
    await tx
      .update(tasks)
      .set({ repeat: null })
      .where(theseTasks(projectId, [...passed.keys()]));
  }
  return passed;
}

async function makeThem(
  change: Change,
  due: readonly Next[],
  passed: Map<number, Passed>,
  goingColumnId: number | undefined,
): Promise<void> {
  if (due.length === 0) return;
  const boardIds = [...new Set(due.map(({ row }) => row.boardId))];
  const begins = await firstOpenColumns(change, boardIds, goingColumnId);
  const copies = new Map<number, { taskId: number; days: number }>();
  for (const boardId of boardIds) {
    const columnId = begins.get(boardId);
    if (columnId === undefined) continue;
    const here = due.filter(({ row }) => row.boardId === boardId);
    const inputs = here.map(({ input }) => ({ ...input, columnId }));
    const made = await createTasks(change, boardId, inputs, here[0]?.row.ownZone ?? 'UTC', idsOf(here));
    for (const [index, { row, days }] of here.entries()) {
      const nextId = made[index] ?? 0;
      passed.set(row.id, { nextId, repeat: row.repeat ?? '' });
      copies.set(row.id, { taskId: nextId, days });
    }
  }
  await repeatPoints(change, copies);
}

interface Next {
  row: Repeating;
  days: number;
  input: PlainTask;
}

const idsOf = (due: readonly Next[]): number[] => due.map(({ row }) => row.id);

type Repeating = Awaited<ReturnType<typeof listRepeating>>[number];

/** With the zone of whoever did them, and the one where they are due: that of who is in charge, if anybody. */
function listRepeating({ tx, projectId, member }: Change, ids: readonly number[]) {
  const ownZone = sql<string>`(select time_zone from ${users} person where person.id = ${member.userId})`;
  return tx
    .select({
      ...fieldColumns,
      id: tasks.id,
      ownZone,
      timeZone: sql<string>`coalesce(${users.timeZone}, ${ownZone})`,
      member: memberships.userId,
    })
    .from(tasks)
    .leftJoin(users, eq(users.id, tasks.assignedTo))
    .leftJoin(memberships, and(eq(memberships.projectId, tasks.projectId), eq(memberships.userId, users.id)))
    .where(and(theseTasks(projectId, ids), isNotNull(tasks.repeat), isNull(tasks.deletedAt)))
    .orderBy(asc(tasks.position), asc(tasks.id));
}

/** Where new tasks go, on boards where they do not begin as done. */
async function firstOpenColumns(
  { tx, projectId }: Change,
  boardIds: readonly number[],
  goingColumnId: number | undefined,
) {
  const rows = await tx
    .selectDistinctOn([columns.boardId], { boardId: columns.boardId, id: columns.id })
    .from(columns)
    .where(
      and(
        eq(columns.projectId, projectId),
        inArray(columns.boardId, [...boardIds]),
        ne(columns.kind, 'hecho'),
        goingColumnId === undefined ? undefined : ne(columns.id, goingColumnId),
      ),
    )
    .orderBy(asc(columns.boardId), asc(columns.position));
  return new Map(rows.map(({ boardId, id }) => [boardId, id]));
}

function nextOf(row: Repeating, now: Date): Next | undefined {
  const { timeZone, ownZone, member } = row;
  const task = toFields(row);
  const { start_date: start, due_date: due, repeat } = task;
  const next = due !== null && repeat !== null ? nextDue({ due, start, repeat }, timeZone, now) : undefined;
  if (!next) return undefined;
  const dates = { start_date: next.start, due_date: next.due };
  const input = {
    ...copiedFields(task),
    startDate: datesCross(dates, ownZone) ? null : next.start,
    dueDate: next.due,
    repeat: next.repeat,
    assignedTo: member,
  };
  return { row, days: next.days, input };
}
