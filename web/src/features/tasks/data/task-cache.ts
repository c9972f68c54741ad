import type { Task, TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { writeNews } from '../../../writes/own-changes.ts';
import { forgetInCalendars, receiveInCalendars } from './calendar-cache.ts';
import type { TaskListing } from './task-listing.ts';
import { taskKeys } from './tasks.queries.ts';
import { findTask, withoutTask, withTask, type TaskPages } from './task-pages.ts';

/** A task with changes on their way: what the server last said of it, and what is shown on top of that. */
interface PendingTask {
  project: number;
  base: Task;
  patches: Set<Partial<Task>>;
  /** No list has it: it is in the trash by now, or was not read. Only the server brings it back. */
  isAway: boolean;
}

const pendingTasks = new Map<number, PendingTask>();

/** The task as it is to be shown: the server's, with the changes that are on their way to it. */
const shown = (task: Task): Task => {
  const patches = pendingTasks.get(task.id)?.patches;
  return patches ? Object.assign({}, task, ...patches) : task;
};

/** What the server says of a task, in an answer or by itself. Older news than what is known changes nothing. */
export function receiveTask(client: QueryClient, projectId: number, task: Task): void {
  // These have their own way to show what is under way.
  receiveInCalendars(client, projectId, task);
  const pending = pendingTasks.get(task.id);
  const known = pending?.base ?? findKnown(client, projectId, task.id);
  if (known && known.version > task.version) return;
  const before = known && shown(known);
  if (pending) Object.assign(pending, { base: task, isAway: false });
  showTask(client, projectId, shown(task), before);
}

/** Shows the change at once. What it returns takes it off again: the server has it now, or refused it. */
export function showChange(
  client: QueryClient,
  projectId: number,
  task: Task,
  patch: Partial<Task>,
): () => void {
  const pending = pendingTasks.get(task.id) ?? beginPending(client, projectId, task);
  const before = shown(pending.base);
  pending.patches.add(patch);
  showPending(client, pending, before);
  return () => {
    const withPatch = shown(pending.base);
    pending.patches.delete(patch);
    if (pending.patches.size === 0) pendingTasks.delete(task.id);
    showPending(client, pending, withPatch);
  };
}

/**
 * The newest version in which all that `patch` changes is as it was on the screen: an earlier change of one's own shows
 * before it has its version. What is an object comes with its id.
 */
export function versionSeen(task: Task, patch: Partial<Task>): number {
  const { base } = pendingTasks.get(task.id) ?? { base: task };
  const fields = Object.keys(patch) as (keyof Task)[];
  const isSame = fields.every((field) => patch[field] instanceof Object || base[field] === task[field]);
  return isSame ? base.version : task.version;
}

/** Others may have changed or deleted it since `task` was shown. */
function beginPending(client: QueryClient, projectId: number, task: Task): PendingTask {
  const known = findKnown(client, projectId, task.id);
  const pending: PendingTask = {
    project: projectId,
    base: known && known.version > task.version ? known : task,
    patches: new Set(),
    isAway: listedCopies(client, projectId, task.id).length === 0,
  };
  pendingTasks.set(task.id, pending);
  return pending;
}

function showPending(client: QueryClient, { project, base, isAway }: PendingTask, before?: Task): void {
  if (!isAway) showTask(client, project, shown(base), before);
}

/** Puts the changes on their way back on top of lists that have just been read. */
export function showPendingChanges(client: QueryClient, projectId: number): void {
  for (const pending of pendingTasks.values())
    if (pending.project === projectId) showPending(client, pending);
}

/** In the trash: gone from every list. Whoever has it open keeps what is on the screen. */
export function forgetTask(client: QueryClient, projectId: number, taskId: number): void {
  const pending = pendingTasks.get(taskId);
  if (pending) pending.isAway = true;
  forgetInCalendars(client, ({ id }) => id === taskId);
  eachList(client, projectId, (list) => withoutTask(list, taskId));
}

/** `before`: as it was shown until now. */
function showTask(client: QueryClient, projectId: number, task: Task, before?: Task): void {
  eachList(client, projectId, (list, boardId, listing) =>
    boardId === task.board_id ? withTask(list, listing, task, before) : withoutTask(list, task.id),
  );
  writeNews(client, taskKeys.detail(projectId, task.id), (detail: TaskDetail) => ({
    ...detail,
    task: { ...detail.task, ...task },
  }));
}

/** The newest that is kept of it. */
export function findKnown(client: QueryClient, projectId: number, taskId: number): Task | undefined {
  const detail = client.getQueryData<TaskDetail>(taskKeys.detail(projectId, taskId));
  const copies = [...(detail ? [detail.task] : []), ...listedCopies(client, projectId, taskId)];
  return copies.toSorted((a, b) => b.version - a.version)[0];
}

const listedCopies = (client: QueryClient, projectId: number, taskId: number): Task[] =>
  keptLists(client, projectId).flatMap(({ list }) => findTask(list, taskId) ?? []);

type ListChange = (list: TaskPages, boardId: number, listing: TaskListing) => TaskPages;

/** All lists are shown changed at once: a card that moves is never in none of them, nor in two. */
const eachList = (client: QueryClient, projectId: number, change: ListChange): void =>
  notifyManager.batch(() => changeLists(client, projectId, change));

function changeLists(client: QueryClient, projectId: number, change: ListChange): void {
  for (const { query, list } of keptLists(client, projectId)) {
    const [, , , boardId, listing] = query.queryKey as ReturnType<typeof taskKeys.list>;
    const changed = change(list, boardId, listing);
    if (changed !== list)
      client.setQueryData(query.queryKey, changed, { updatedAt: query.state.dataUpdatedAt });
  }
}

/** Without those that nobody sees and that will be read anew: writing in them would make them look fresh. */
const keptLists = (client: QueryClient, projectId: number) =>
  client
    .getQueryCache()
    .findAll({ queryKey: taskKeys.lists(projectId) })
    .flatMap((query) => {
      const list = query.state.data as TaskPages | undefined;
      return list && (!query.state.isInvalidated || query.isActive()) ? [{ query, list }] : [];
    });
