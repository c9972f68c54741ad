import { type Dependency, dependencyEndpoints, type Relation } from '@cuadrilla/contract/tasks/dependencies';
import type { SearchResult } from '@cuadrilla/contract/views/search/search';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { call } from '../../lib/server/api.ts';
import { type PartPlace, useTaskParts } from '../../writes/task-parts.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { dependencyTexts as texts } from './dependencies.texts.ts';

export type FoundTask = SearchResult['tasks'][number];

/** The task with other dependencies. */
const rewrite =
  (change: (dependencies: Dependency[]) => Dependency[]) =>
  (detail: TaskDetail): TaskDetail => ({ ...detail, Dependencies: change(detail.Dependencies) });

const isSame = (one: Dependency, other: Dependency): boolean =>
  one.relation === other.relation && one.task.id === other.task.id;

/** Its real one takes the place of one that is shown until then. */
function withDependency(dependencies: readonly Dependency[], added: Dependency): Dependency[] {
  const others = dependencies.filter((each) => !isSame(each, added));
  const at = added.relation === 'blocks' ? others.length : others.findIndex(isBlocking);
  return others.toSpliced(at === -1 ? others.length : at, 0, added);
}
const isBlocking = ({ relation }: Dependency): boolean => relation === 'blocks';

/** As much as the search tells of it, until the server has it. */
const unsent = (relation: Relation, { board, project: _project, ...task }: FoundTask): Dependency => ({
  id: -task.id,
  relation,
  task: { ...task, board_id: board.id, column: '', due_date: null, due_day: null },
});

export function useDependencies(place: PartPlace) {
  const { params } = place;
  const { show, showNew, keep, receive, refresh } = useTaskParts(place, {
    rewrite,
    withPart: withDependency,
  });
  const create = (relation: Relation, taskId: number): Promise<Dependency> =>
    call(dependencyEndpoints.create, { params, body: { relation, taskId } });
  const begin = (taskId: number) => ({
    about: [`dependency of ${params.taskId} and ${taskId}`],
    refused: (error: unknown) => tellRefusal(error),
    refresh,
  });
  return {
    add: (relation: Relation, task: FoundTask): void => {
      const preview = unsent(relation, task);
      const add = (dependencies: Dependency[]) =>
        dependencies.some((each) => isSame(each, preview))
          ? dependencies
          : withDependency(dependencies, preview);
      void write({
        ...begin(task.id),
        ...showNew(preview, add),
        ask: () => create(relation, task.id),
      });
    },
    remove: ({ id, relation, task }: Dependency): void => {
      // Taken back and done again, it is another one.
      let current = id;
      void write({
        ...begin(task.id),
        shown: show((dependencies) => dependencies.filter((each) => each.id !== current)),
        ask: () => call(dependencyEndpoints.remove, { params: { ...params, dependencyId: current } }),
        receive: () => keep((dependencies) => dependencies.filter((each) => each.id !== current)),
        undo: {
          text: texts.removed(task.title),
          run: async () => {
            const made = await create(relation, task.id);
            receive(made);
            current = made.id;
            toast.success(texts.restored(task.title));
          },
        },
      });
    },
  };
}
