import { limits } from '@cuadrilla/contract/fields';
import type { Task } from '@cuadrilla/contract/tasks';

/** The tasks themselves, not only their ids: another order may leave them in a page that has not been read. */
export interface Selection {
  tasks: ReadonlyMap<number, Task>;
  /** Where a range begins. */
  anchor: number | undefined;
}

export const noSelection: Selection = { tasks: new Map(), anchor: undefined };

/** As many as one bulk change takes. */
const atMost = (tasks: Iterable<Task>): ReadonlyMap<number, Task> =>
  new Map([...tasks].slice(0, limits.bulk).map((task) => [task.id, task]));

export function toggleTask({ tasks }: Selection, task: Task): Selection {
  const others = [...tasks.values()].filter(({ id }) => id !== task.id);
  return { tasks: tasks.has(task.id) ? atMost(others) : atMost([...others, task]), anchor: task.id };
}

/** From the last one that was chosen to this one, in the order shown. */
export function selectRange(selection: Selection, shown: readonly Task[], task: Task): Selection {
  const from = shown.findIndex(({ id }) => id === selection.anchor);
  const to = shown.findIndex(({ id }) => id === task.id);
  if (from === -1 || to === -1) return toggleTask(selection, task);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { tasks: atMost(union(selection.tasks, range).values()), anchor: selection.anchor };
}

export const selectAll = (shown: readonly Task[]): Selection => ({ tasks: atMost(shown), anchor: undefined });

const union = (tasks: Selection['tasks'], more: readonly Task[]): Selection['tasks'] =>
  new Map([...tasks, ...more.map((task) => [task.id, task] as const)]);

/** What was told of the tasks: those that are gone are no longer selected. */
export function withNews(
  selection: Selection,
  named: Iterable<number>,
  now: ReadonlyMap<number, Task>,
  isStillThere: (task: Task) => boolean,
): Selection {
  const touched = [...named].filter((id) => selection.tasks.has(id));
  if (touched.length === 0) return selection;
  const tasks = new Map(selection.tasks);
  for (const id of touched) {
    const task = now.get(id);
    if (task && isStillThere(task)) tasks.set(id, task);
    else tasks.delete(id);
  }
  return { tasks, anchor: selection.anchor };
}

/** The whole board was read anew: those that are not on it are gone. */
export function withRead(selection: Selection, board: readonly Task[]): Selection {
  const now = new Map(board.map((task) => [task.id, task]));
  return withNews(selection, selection.tasks.keys(), now, () => true);
}
