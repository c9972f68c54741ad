import type { Task, TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { allSaid, type Settle, showOwn, writeNews } from '../../../writes/own-changes.ts';
import { keptCalendars } from './kept-calendars.ts';
import { taskKeys } from './tasks.queries.ts';
import { findTask, withoutTask, withTask, type TaskPages } from './task-pages.ts';

/** By task: what is shown of it before the server has it, in the order in which it was done. */
const patches = new Map<number, Set<Partial<Task>>>();

/** What the server says of tasks, in an answer or by itself. Older news than what is known changes nothing. */
export function receiveTasks(client: QueryClient, projectId: number, tasks: readonly Task[]): void {
  // These tell older news by themselves.
  for (const task of tasks) keptCalendars.receive(client, projectId, task);
  const known = saidOf(client, projectId);
  const news = tasks.filter(({ id, version }) => (known.get(id)?.version ?? 0) <= version);
  if (news.length === 0) return;
  writeNews(client, taskKeys.lists(projectId), (list: TaskPages, queryKey) =>
    news.reduce((changed, task) => withTaskAs(changed, queryKey, task, known.get(task.id)), list),
  );
  for (const task of news) writeNews(client, taskKeys.detail(projectId, task.id), withFields(task));
}

/** Shows the change at once, on top of what the server says of the tasks, as long as any list has them. */
export function showChange(
  client: QueryClient,
  projectId: number,
  tasks: readonly Task[],
  patch: Partial<Task>,
): () => void {
  for (const { id } of tasks) patches.set(id, (patches.get(id) ?? new Set()).add(patch));
  const inLists = showOwn(client, taskKeys.lists(projectId), (list: TaskPages, queryKey) => {
    const listed = listedIn(client, projectId);
    const known = saidOf(client, projectId);
    return tasks.reduce((changed, { id }) => {
      const said = listed.has(id) && known.get(id);
      return said ? withTaskAs(changed, queryKey, asShown(said), said) : changed;
    }, list);
  });
  const inDetails = tasks.map(({ id }) => showOwn(client, taskKeys.detail(projectId, id), withFields(patch)));
  // The answer has been received before: nothing of what stood for it is to stay.
  return () => {
    for (const { id } of tasks) patches.get(id)?.delete(patch);
    for (const settle of [inLists, ...inDetails]) settle();
  };
}

const asShown = (said: Task): Task => Object.assign({}, said, ...(patches.get(said.id) ?? []));

/** Shows a task that the server is still to make. */
export function showNew(client: QueryClient, projectId: number, task: Task): Settle {
  const settle = showOwn(client, taskKeys.lists(projectId), (list: TaskPages, queryKey) =>
    withTaskAs(list, queryKey, task),
  );
  return () => settle();
}

/** Shows that tasks are gone. Whoever has one open keeps what is on the screen. */
export function showGone(client: QueryClient, projectId: number, ids: readonly number[]): Settle {
  const settles = [
    ...keptCalendars.hide(client, ids),
    showOwn(client, taskKeys.lists(projectId), (list: TaskPages) => ids.reduce(withoutTask, list)),
  ];
  return (refreshed) => {
    if (refreshed) forgetTasks(client, projectId, ids);
    for (const settle of settles) settle();
  };
}

/**
 * The newest version in which all that `patch` changes is as it was on the screen: an earlier change of one's own shows
 * before it has its version. What is an object comes with its id.
 */
export function versionSeen(
  client: QueryClient,
  projectId: number,
  task: Task,
  patch: Partial<Task>,
): number {
  const said = saidOf(client, projectId).get(task.id) ?? task;
  const fields = Object.keys(patch) as (keyof Task)[];
  const isSame = fields.every((field) => patch[field] instanceof Object || said[field] === task[field]);
  return isSame ? Math.max(said.version, task.version) : task.version;
}

/** In the trash: gone from every list. Whoever has one open keeps what is on the screen. */
export function forgetTasks(client: QueryClient, projectId: number, ids: readonly number[]): void {
  if (ids.length === 0) return;
  keptCalendars.forget(client, ({ id }) => ids.includes(id));
  writeNews(client, taskKeys.lists(projectId), (list: TaskPages) => ids.reduce(withoutTask, list));
}

/** As it is shown, wherever that is. */
export function findShown(client: QueryClient, projectId: number, taskId: number): Task | undefined {
  const detail = client.getQueryData<TaskDetail>(taskKeys.detail(projectId, taskId));
  const lists = client.getQueriesData<TaskPages>({ queryKey: taskKeys.lists(projectId) });
  const copies = lists.flatMap(([, list]) => (list && findTask(list, taskId)) ?? []);
  return newestById([...(detail ? [detail.task] : []), ...copies]).get(taskId);
}

/** As the server last said. */
const saidOf = (client: QueryClient, projectId: number): Map<number, Task> =>
  newestById([
    ...allSaid<TaskDetail>(client, taskKeys.details(projectId)).map(({ task }) => task),
    ...saidInLists(client, projectId),
  ]);

const listedIn = (client: QueryClient, projectId: number): Set<number> =>
  new Set(saidInLists(client, projectId).map(({ id }) => id));

const saidInLists = (client: QueryClient, projectId: number): Task[] =>
  allSaid<TaskPages>(client, taskKeys.lists(projectId)).flatMap(({ pages }) =>
    pages.flatMap(({ items }) => items),
  );

function newestById(copies: readonly Task[]): Map<number, Task> {
  const newest = new Map<number, Task>();
  for (const task of copies)
    if ((newest.get(task.id)?.version ?? -1) < task.version) newest.set(task.id, task);
  return newest;
}

/** A list with a task as it is now; `before` is how the server knew it until now. */
function withTaskAs(list: TaskPages, queryKey: QueryKey, task: Task, before?: Task): TaskPages {
  const [, , , boardId, listing] = queryKey as ReturnType<typeof taskKeys.list>;
  return boardId === task.board_id ? withTask(list, listing, task, before) : withoutTask(list, task.id);
}

const withFields =
  (fields: Partial<Task>) =>
  (detail: TaskDetail): TaskDetail => ({ ...detail, task: { ...detail.task, ...fields } });
