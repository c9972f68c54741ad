import { dayIn, isDay } from '@cuadrilla/contract/kernel/day';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { and, eq } from 'drizzle-orm';
import { invalid } from '../../platform/app-error.ts';
import { columns } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { listColumns } from '../boards/boards.queries.ts';
import { findMember } from '../../projects/members/members.queries.ts';
import { createTasks } from '../tasks/create-tasks.commands.ts';
import { toFields } from '../tasks/task-fields.ts';
import { deleteTasks } from '../tasks/task-trash.commands.ts';
import { requireTask } from '../tasks/tasks.queries.ts';
import { createPoint, deletePoint, getPoints, pointIn } from './points.commands.ts';
import { pointTexts } from './points.texts.ts';

/** The point is gone, and is brought back as any that was deleted. */
export async function makeTaskOfPoint(
  change: Change,
  taskId: number,
  pointId: number,
  timeZone: string,
): Promise<number> {
  const { boardId, number } = await requireTask(change, taskId);
  const { content, done, dueDay, assignedTo } = pointIn(await getPoints(change, taskId), pointId);
  const title = content.slice(0, limits.title).toWellFormed();
  const rest = content.slice(title.length);
  const task = {
    title,
    description: [rest, pointTexts.cameFrom(number)].filter((part) => part !== '').join('\n\n'),
    dueDate: dueDay,
    priorityId: usualPriority,
    assignedTo: await memberOrNobody(change, assignedTo),
    columnId: done ? await firstDoneColumn(change, boardId) : undefined,
  };
  const [madeId = 0] = await createTasks(change, boardId, [task], timeZone);
  await deletePoint(change, taskId, pointId);
  return madeId;
}

/** What is done stays so, on a board that has a column for that. */
async function firstDoneColumn({ tx, projectId }: Change, boardId: number): Promise<number | undefined> {
  const present = await listColumns(tx, projectId, boardId);
  return present.find(({ kind }) => kind === 'hecho')?.id;
}

/** As a form offers it for a new task. */
const usualPriority = 2;

/** All that a point cannot hold lies in the trash with its task. */
export async function makePointOfTask(
  change: Change,
  taskId: number,
  ofTaskId: number,
  timeZone: string,
): Promise<number> {
  const [task, source] = [await requireTask(change, taskId), await requireTask(change, ofTaskId)];
  if (task.id === source.id || task.boardId !== source.boardId) throw invalid(messages.pointOfOtherBoard);
  const { due_date: due } = toFields(source);
  const pointId = await createPoint(change, taskId, {
    content: source.title,
    done: await isDone(change, source.columnId),
    dueDay: due === null || isDay(due) ? due : dayIn(due, timeZone),
    assignedTo: await memberOrNobody(change, source.assignedTo),
  });
  await deleteTasks(change, [ofTaskId]);
  return pointId;
}

async function isDone({ tx, projectId }: Change, columnId: number): Promise<boolean> {
  const isIt = and(eq(columns.projectId, projectId), eq(columns.id, columnId), eq(columns.kind, 'hecho'));
  return (await tx.$count(columns, isIt)) > 0;
}

/** Whoever has left the project since stays behind. */
const memberOrNobody = async ({ tx, projectId }: Change, userId: number | null): Promise<number | null> =>
  userId !== null && (await findMember(tx, projectId, userId)) ? userId : null;
