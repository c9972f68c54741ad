import { canEditTasks } from '@cuadrilla/contract/kernel/roles';
import { copiedFields } from '@cuadrilla/contract/tasks/copied-fields';
import { type Change, changeProject } from '../../platform/log/change.ts';
import { deleteTasks } from '../../tasks/tasks/task-trash.commands.ts';
import { changeTask, createTask } from '../../tasks/tasks/tasks.commands.ts';
import type { Doing } from './doing.ts';
import type { TaskState } from './scene.ts';
import { viaOf } from './via.ts';

interface Target {
  projectId: number;
  boardId: number;
}

/** Writes in another project of the rule's owner, in the same transaction, which holds that one from its beginning. */
function inProject<T>(doing: Doing, { projectId }: Target, work: (change: Change) => Promise<T>): Promise<T> {
  const { change, rule, grown } = doing;
  if (projectId === change.projectId) return work(change);
  grown.projects.add(projectId);
  const who = { projectId, userId: rule.ownerId, now: change.now, allow: canEditTasks, via: viaOf(doing) };
  return changeProject(change.tx, who, work);
}

/** Whom it is assigned to and its label belong to its project. */
export async function copyTask(target: Target, doing: Doing, task: TaskState): Promise<void | 'elsewhere'> {
  const { change, calendar } = doing;
  const isHere = target.projectId === change.projectId;
  await inProject(doing, target, async (there) => {
    const copied = isHere ? copiedFields(task) : copiedFields(task, true);
    await createTask(there, target.boardId, copied, calendar.timeZone);
  });
  return isHere ? undefined : 'elsewhere';
}

/** Within a project it is a move; into another one goes a copy, and the task itself to the trash. */
export async function transferTask(target: Target, doing: Doing, task: TaskState): Promise<void> {
  const { change, calendar } = doing;
  if (target.projectId === change.projectId)
    return changeTask(change, task.id, { boardId: target.boardId }, calendar.timeZone);
  await copyTask(target, doing, task);
  await deleteTasks(change, [task.id]);
}
