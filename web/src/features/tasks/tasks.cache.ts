import type { Task, TaskDetail } from '@cuadrilla/contract/tasks';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { TaskListing } from './task-listing.ts';
import { findTask, withoutTask, withTask, type TaskPages } from './task-pages.ts';
import { taskKeys } from './tasks.queries.ts';

/** A task with changes on their way: what the server last said of it, and what is shown on top of that. */
interface Held {
  project: number;
  base: Task;
  patches: Set<Partial<Task>>;
}

const held = new Map<number, Held>();

/** The task as it is to be shown: the server's, with the changes that are on their way to it. */
const shown = (task: Task): Task => {
  const patches = held.get(task.id)?.patches;
  return patches ? Object.assign({}, task, ...patches) : task;
};

/** What the server says of a task, in an answer or by itself. Older news than what is known changes nothing. */
export function receiveTask(client: QueryClient, projectId: number, task: Task): void {
  const pending = held.get(task.id);
  const known = pending?.base ?? findKnown(client, projectId, task.id);
  if (known && known.version > task.version) return;
  if (pending) pending.base = task;
  showTask(client, projectId, shown(task));
}

/** Shows the change at once. What it returns takes it off again: the server has it now, or refused it. */
export function holdChange(
  client: QueryClient,
  projectId: number,
  task: Task,
  patch: Partial<Task>,
): () => void {
  const pending: Held = held.get(task.id) ?? { project: projectId, base: task, patches: new Set() };
  held.set(task.id, pending);
  pending.patches.add(patch);
  showTask(client, projectId, shown(pending.base));
  return () => {
    pending.patches.delete(patch);
    if (pending.patches.size === 0) held.delete(task.id);
    showTask(client, projectId, shown(pending.base));
  };
}

/** Puts the changes on their way back on top of lists that have just been read. */
export function showHeldTasks(client: QueryClient, projectId: number): void {
  for (const { project, base } of held.values())
    if (project === projectId) showTask(client, projectId, shown(base));
}

/** In the trash: gone from every list. Whoever has it open keeps what is on the screen. */
export function forgetTask(client: QueryClient, projectId: number, taskId: number): void {
  eachList(client, projectId, (list) => withoutTask(list, taskId));
}

function showTask(client: QueryClient, projectId: number, task: Task): void {
  eachList(client, projectId, (list, boardId, listing) =>
    boardId === task.board_id ? withTask(list, listing, task) : withoutTask(list, task.id),
  );
  client.setQueryData<TaskDetail>(taskKeys.detail(projectId, task.id), (detail) =>
    detail ? { ...detail, task: { ...detail.task, ...task } } : detail,
  );
}

function findKnown(client: QueryClient, projectId: number, taskId: number): Task | undefined {
  const detail = client.getQueryData<TaskDetail>(taskKeys.detail(projectId, taskId));
  if (detail) return detail.task;
  for (const [, list] of client.getQueriesData<TaskPages>({ queryKey: taskKeys.lists(projectId) })) {
    const task = list && findTask(list, taskId);
    if (task) return task;
  }
  return undefined;
}

type ListChange = (list: TaskPages, boardId: number, listing: TaskListing) => TaskPages;

/** All lists are shown changed at once: a card that moves is never in none of them, nor in two. */
const eachList = (client: QueryClient, projectId: number, change: ListChange): void =>
  notifyManager.batch(() => changeLists(client, projectId, change));

function changeLists(client: QueryClient, projectId: number, change: ListChange): void {
  for (const query of client.getQueryCache().findAll({ queryKey: taskKeys.lists(projectId) })) {
    const [, , , boardId, listing] = query.queryKey as ReturnType<typeof taskKeys.list>;
    const list = query.state.data as TaskPages | undefined;
    // Nobody sees it, and it will be read anew: writing in it would make it look fresh.
    if (!list || (query.state.isInvalidated && !query.isActive())) continue;
    const changed = change(list, boardId, listing);
    if (changed !== list)
      client.setQueryData(query.queryKey, changed, { updatedAt: query.state.dataUpdatedAt });
  }
}
