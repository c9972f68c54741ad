import { messages } from '@cuadrilla/contract/kernel/errors';
import { wholeLabels } from '@cuadrilla/contract/tasks/label-set';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { NewTask, TaskChange } from '@cuadrilla/contract/tasks/task-payloads';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { prepareReturning } from '../../platform/database/prepare-once.ts';
import { columns, tasks, users } from '../../platform/database/schema/schema.ts';
import { conflict, invalid } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { wrongDates } from './task-dates.ts';
import { differing, fieldPlaceholders, newValues, toFields, wishedFields } from './task-fields.ts';
import { fieldsAtVersion } from './task-history.ts';
import { findPlace } from './task-place.ts';
import { isOfLabels, tooManyLabels, wishedLabels } from '../labels/task-labels.ts';
import { findTurn } from './task-turn.ts';
import { wrongReferences } from './task-references.ts';
import { writeTasks } from './task-write.ts';
import { presentTask } from './tasks.present.ts';
import { requireTask, taskColumns, type TaskRow } from './tasks.queries.ts';

const insertTask = prepareReturning(taskColumns, (shown, tx) => {
  const made = tx
    .insert(tasks)
    .values({
      ...fieldPlaceholders,
      projectId: sql.placeholder('projectId'),
      number: sql.placeholder('number'),
      createdBy: sql.placeholder('createdBy'),
      createdAt: sql.placeholder('now'),
      updatedAt: sql.placeholder('now'),
    })
    .returning();
  return sql`with made as ${made}
    select ${shown} from made ${tasks} left join ${users} on ${users.id} = ${tasks.assignedTo}`;
});

/** New tasks go to the end of the board's first column, or of the one asked for. */
export async function createTask(
  change: Change,
  boardId: number,
  input: NewTask,
  timeZone: string,
): Promise<TaskRow> {
  const { tx, projectId, now, member, key, append } = change;
  const wished = wishedFields(input);
  const references = {
    assigned_to: wished.assigned_to ?? undefined,
    label_ids: wholeLabels(input),
  };
  const problems = [...wrongDates(wished, wished, timeZone), ...(await wrongReferences(change, references))];
  const place = await findPlace(change, { boardId, columnId: input.columnId }, problems);
  if (problems.length > 0) throw invalid(problems);
  const row = { ...newValues(input), boardId, ...place };
  const made = { projectId, number: change.nextTaskNumber(), createdBy: member.userId, now };
  const [task] = await insertTask(tx, { ...row, ...made });
  if (!task) throw new Error('the insert of a task returned no row');
  append({ type: 'task.created', payload: { taskId: task.id, task: toFields(row), ...(key && { key }) } });
  return task;
}

/**
 * Changes what differs. With the version that the wish was made from, fields that others changed meanwhile are
 * merged, unless both changed the same one: then nothing is written and the answer shows what is there now.
 */
export async function changeTask(
  change: Change,
  taskId: number,
  wish: TaskChange,
  timeZone: string,
): Promise<void> {
  const row = await requireTask(change, taskId);
  const current = toFields(row);
  const base = await fieldsAtVersion(change, taskId, current, row.version, wish.version);
  const turn = await findTurn(change, row, wish);
  const wished = {
    ...wishedFields(wish),
    ...(turn.column_id !== undefined && { column_id: turn.column_id }),
  };
  const contested = Object.keys(differing(base, current));
  const mine = differing(current, { ...differing(base, wished), ...wishedLabels(wish, base, current) });
  if (contested.some((field) => field in mine && !isOfLabels(field)))
    await refuseConflict(change, taskId, timeZone);
  await writeTask(change, row, {
    current,
    after: mine,
    afterId: wish.afterId,
    position: turn.position,
    timeZone,
  });
}

interface TaskWish {
  current: TaskFields;
  /** The fields that become different, as the log names them. */
  after: Partial<TaskFields>;
  /** The task to stand behind. */
  afterId: number | null | undefined;
  /** The place that is kept for it in its column. */
  position: string | undefined;
  timeZone: string;
}

async function writeTask(change: Change, row: TaskRow, wanted: TaskWish): Promise<void> {
  const { current, after, afterId, position, timeZone } = wanted;
  const next: TaskFields = { ...current, ...after };
  const problems = [
    ...wrongDates(after, next, timeZone),
    ...(await wrongReferences(change, pointedTo(current, after))),
    ...tooManyLabels(after),
  ];
  if (after.board_id !== undefined || after.column_id !== undefined || afterId !== undefined) {
    const columnId = after.column_id ?? (after.board_id === undefined ? current.column_id : undefined);
    const place = await findPlace(
      change,
      { boardId: next.board_id, columnId, afterId, moving: row },
      problems,
    );
    next.column_id = place.columnId;
    next.position = position ?? place.position;
  }
  if (after.repeat && !(await isOneOpen(change, [current.column_id, next.column_id])))
    problems.push(messages.repeatWhereDone);
  if (problems.length > 0) throw invalid(problems);
  await writeTasks(change, [{ id: row.id, version: row.version, before: current, after: next }]);
}

/** To what it did not point before. */
const pointedTo = ({ label_ids: present }: TaskFields, { assigned_to, label_ids }: Partial<TaskFields>) => ({
  assigned_to,
  label_ids: label_ids?.filter((id) => !present.includes(id)),
});

/** Whether the tasks of one of these columns are still to be done. */
async function isOneOpen({ tx, projectId }: Change, columnIds: readonly number[]): Promise<boolean> {
  const open = await tx
    .select({ id: columns.id })
    .from(columns)
    .where(
      and(eq(columns.projectId, projectId), inArray(columns.id, [...columnIds]), ne(columns.kind, 'hecho')),
    )
    .limit(1);
  return open.length > 0;
}

async function refuseConflict(change: Change, taskId: number, timeZone: string): Promise<never> {
  const current = presentTask(await requireTask(change, taskId), timeZone);
  throw conflict(messages.taskConflict, { current });
}
