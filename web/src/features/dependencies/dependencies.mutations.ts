import { type Dependency, dependencyEndpoints, type Relation } from '@cuadrilla/contract/tasks/dependencies';
import type { SearchResult } from '@cuadrilla/contract/views/search/search';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import type { TaskPlace } from '../../lib/board-place.ts';
import { showOwn, writeNews } from '../../writes/own-changes.ts';
import { refreshProject } from '../../lib/server/project-data.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { dependencyTexts as texts } from './dependencies.texts.ts';

export interface DependencyPlace {
  params: TaskPlace;
  /** Dependencies come along with their task: the page says where that is kept. */
  detailKey: QueryKey;
}

export type FoundTask = SearchResult['tasks'][number];

/** The task with other dependencies. */
const rewrite =
  (change: (dependencies: Dependency[]) => Dependency[]) =>
  (detail: TaskDetail): TaskDetail => ({ ...detail, Dependencies: change(detail.Dependencies) });

const isSame = (one: Dependency, other: Dependency): boolean =>
  one.relation === other.relation && one.task.id === other.task.id;

/** Its real one takes the place of one that is shown until then. */
const withDependency =
  (added: Dependency) =>
  (dependencies: Dependency[]): Dependency[] => {
    const others = dependencies.filter((each) => !isSame(each, added));
    const at = added.relation === 'blocks' ? others.length : others.findIndex(isBlocking);
    return others.toSpliced(at === -1 ? others.length : at, 0, added);
  };
const isBlocking = ({ relation }: Dependency): boolean => relation === 'blocks';

/** As much as the search tells of it, until the server has it. */
const unsent = (relation: Relation, { board, project: _project, ...task }: FoundTask): Dependency => ({
  id: -task.id,
  relation,
  task: { ...task, board_id: board.id, column: '', due_date: null, due_day: null },
});

export function useDependencies({ params, detailKey }: DependencyPlace) {
  const client = useQueryClient();
  const show = (change: (dependencies: Dependency[]) => Dependency[]) =>
    showOwn(client, detailKey, rewrite(change));
  const create = async (relation: Relation, taskId: number): Promise<Dependency> => {
    const made = await call(dependencyEndpoints.create, { params, body: { relation, taskId } });
    writeNews(client, detailKey, rewrite(withDependency(made)));
    return made;
  };
  const begin = (taskId: number) => ({
    about: [`dependency of ${params.taskId} and ${taskId}`],
    refused: (error: unknown) => tellRefusal(error),
    refresh: () => refreshProject(client, params.projectId),
  });
  return {
    add: (relation: Relation, task: FoundTask): void => {
      const preview = unsent(relation, task);
      const withPreview = (dependencies: Dependency[]) =>
        dependencies.some((each) => isSame(each, preview))
          ? dependencies
          : withDependency(preview)(dependencies);
      void write({
        ...begin(task.id),
        shown: [show(withPreview)],
        ask: () => create(relation, task.id),
      });
    },
    remove: ({ id, relation, task }: Dependency): void => {
      // Taken back and done again, it is another one.
      let current = id;
      void write({
        ...begin(task.id),
        shown: [show((dependencies) => dependencies.filter((each) => each.id !== current))],
        ask: () => call(dependencyEndpoints.remove, { params: { ...params, dependencyId: current } }),
        receive: () =>
          writeNews(
            client,
            detailKey,
            rewrite((dependencies) => dependencies.filter((each) => each.id !== current)),
          ),
        undo: {
          text: texts.removed(task.title),
          run: async () => {
            current = (await create(relation, task.id)).id;
            toast.success(texts.restored(task.title));
          },
        },
      });
    },
  };
}
