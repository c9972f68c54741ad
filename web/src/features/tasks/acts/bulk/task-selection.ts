import { limits } from '@cuadrilla/contract/kernel/fields';
import type { Task } from '@cuadrilla/contract/tasks/tasks';

interface Identified {
  id: number;
}

/** The tasks themselves, not only their ids: another order may leave them in a page that has not been read. */
export interface Selection<Chosen extends Identified = Task> {
  tasks: ReadonlyMap<number, Chosen>;
  /** Where a range begins. */
  anchor: number | undefined;
}

export const noSelection: Selection<never> = { tasks: new Map<number, never>(), anchor: undefined };

/** As many as one bulk change takes. */
const atMost = <Chosen extends Identified>(tasks: Iterable<Chosen>): ReadonlyMap<number, Chosen> =>
  new Map(byId([...tasks].slice(0, limits.bulk)));

export function toggleTask<Chosen extends Identified>(
  { tasks }: Selection<Chosen>,
  task: Chosen,
): Selection<Chosen> {
  const others = [...tasks.values()].filter(({ id }) => id !== task.id);
  return { tasks: tasks.has(task.id) ? atMost(others) : atMost([...others, task]), anchor: task.id };
}

/** From the last one that was chosen to this one, in the order shown. */
export function selectRange<Chosen extends Identified>(
  selection: Selection<Chosen>,
  shown: readonly Chosen[],
  task: Chosen,
): Selection<Chosen> {
  const from = shown.findIndex(({ id }) => id === selection.anchor);
  const to = shown.findIndex(({ id }) => id === task.id);
  if (from === -1 || to === -1) return toggleTask(selection, task);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { tasks: atMost(new Map([...selection.tasks, ...byId(range)]).values()), anchor: selection.anchor };
}

export const selectAll = <Chosen extends Identified>(shown: readonly Chosen[]): Selection<Chosen> => ({
  tasks: atMost(shown),
  anchor: undefined,
});

const byId = <Chosen extends Identified>(tasks: readonly Chosen[]) =>
  tasks.map((task) => [task.id, task] as const);

/** What was told of the tasks: those that are gone are no longer selected. */
export function withNews<Chosen extends Identified>(
  selection: Selection<Chosen>,
  named: Iterable<number>,
  now: ReadonlyMap<number, Chosen>,
  isStillThere: (task: Chosen) => boolean,
): Selection<Chosen> {
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

/** The whole list was read anew: those that are not in it are gone. */
export function withRead<Chosen extends Identified>(
  selection: Selection<Chosen>,
  read: readonly Chosen[],
): Selection<Chosen> {
  const now = new Map(byId(read));
  return withNews(selection, selection.tasks.keys(), now, () => true);
}
