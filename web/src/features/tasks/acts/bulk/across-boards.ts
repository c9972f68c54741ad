import { manyTaskEndpoints } from '@cuadrilla/contract/tasks/many-tasks';
import type { TaskBulkChange } from '@cuadrilla/contract/tasks/task-payloads';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { QueryClient } from '@tanstack/react-query';
import { call, isAccepted } from '../../../../lib/server/api.ts';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import type { Settle } from '../../../../writes/own-changes.ts';
import { refreshProject } from '../../../../lib/server/project-data.ts';
import { toast } from '../../../../ui/layers/toast.tsx';
import { write } from '../../../../writes/write.ts';
import { withWarning } from '../../data/done-though-blocked.ts';
import { tellTaskRefusal } from '../../data/task-writing.ts';
import { forgetTasks, receiveTasks } from '../../data/task-cache.ts';
import { undoneInPart } from '../../data/undone-in-part.ts';
import { type Deed, taskTexts } from '../../data/tasks.texts.ts';

/** Some tasks of one board, which are changed alike: all of them or none. */
export interface BoardGroup {
  place: BoardPlace;
  tasks: readonly Pick<Task, 'id' | 'version' | 'title' | 'column_id'>[];
}
export interface ChangedGroup extends BoardGroup {
  change: TaskBulkChange['change'];
}

interface Done<Group> {
  group: Group;
  /** As the server answered. */
  tasks: Task[];
}

/** Where it shows already, and what else has to be read again. */
interface Shown {
  shown: Settle[];
  refresh: () => Promise<unknown>;
}

const tasksOf = (groups: readonly BoardGroup[]) => groups.flatMap(({ tasks }) => tasks);
const idsOf = ({ tasks }: BoardGroup): number[] => tasks.map(({ id }) => id);
const isChanged = ({ group, tasks }: Done<BoardGroup>): boolean =>
  tasks.some(({ id, version }) => group.tasks.some((before) => before.id === id && before.version < version));

/** Tasks of several boards, also of several projects, changed and undone as one. */
export function acrossBoards(client: QueryClient, isDone: (task: Task) => boolean) {
  const refreshAll = (groups: readonly BoardGroup[], refresh: Shown['refresh']) => () =>
    Promise.all([
      refresh(),
      ...Array.from(new Set(groups.map(({ place }) => place.projectId)), (projectId) =>
        refreshProject(client, projectId),
      ),
    ]);
  /** What every such change has in common. */
  const deedOf = (groups: readonly BoardGroup[], deed: Deed, { shown, refresh }: Shown) => ({
    about: tasksOf(groups).map(({ id }) => `task ${id}`),
    shown,
    refused: (error: unknown) => tellTaskRefusal(error, deed, tasksOf(groups)),
    refresh: refreshAll(groups, refresh),
  });

  return {
    change(
      groups: readonly ChangedGroup[],
      { done, ...shown }: Shown & { done: (tasks: BoardGroup['tasks']) => string },
    ): Promise<boolean> {
      const answer = write({
        ...deedOf(groups, 'change', shown),
        ask: () =>
          askEach(groups, 'change', ({ place, change, ...group }) =>
            call(manyTaskEndpoints.changeMany, {
              params: place,
              body: { ids: idsOf({ place, ...group }), change },
            }),
          ),
        receive: (answers) => answers.forEach((each) => receive(client, each)),
        undo: {
          text: (answers) => {
            const changed = tasksOf(answers.map(({ group }) => group));
            const answered = answers.flatMap(({ tasks }) => tasks);
            return withWarning(done(changed), changed, answered, isDone);
          },
          when: (answers) => answers.some(isChanged),
          run: (answers) => undoAll(client, answers.filter(isChanged)),
        },
      });
      return isAccepted(answer);
    },

    remove(groups: readonly BoardGroup[], shown: Shown): Promise<boolean> {
      const answer = write({
        ...deedOf(groups, 'remove', shown),
        ask: () =>
          askEach(groups, 'remove', async (group) => {
            await call(manyTaskEndpoints.removeMany, { params: group.place, body: { ids: idsOf(group) } });
            forgetTasks(client, group.place.projectId, idsOf(group));
            return [];
          }),
        undo: {
          text: (answers) => taskTexts.removedMany(tasksOf(answers.map(({ group }) => group))),
          run: (answers) => restoreAll(client, answers),
        },
      });
      return isAccepted(answer);
    },
  };
}

function receive(client: QueryClient, { group, tasks }: Done<BoardGroup>): void {
  receiveTasks(client, group.place.projectId, tasks);
}

async function undoAll(client: QueryClient, answers: readonly Done<BoardGroup>[]): Promise<void> {
  const undone = await Promise.all(
    answers.map(async ({ group, tasks: changed }) => {
      const changes = changed.map(({ id, version }) => ({ taskId: id, version }));
      const answered = await call(manyTaskEndpoints.undo, { params: group.place, body: { changes } });
      receive(client, { group, tasks: answered.tasks });
      return { ...answered, changed };
    }),
  );
  const kept = undone.flatMap((each) => each.kept);
  if (kept.length === 0) toast.success(taskTexts.undone(undone.flatMap(({ tasks }) => tasks)));
  else
    toast.info(
      undoneInPart(
        undone.flatMap(({ changed }) => changed),
        kept,
      ),
    );
}

async function restoreAll(client: QueryClient, answers: readonly Done<BoardGroup>[]): Promise<void> {
  const restored = await Promise.all(
    answers.map(async ({ group }) => {
      const body = { ids: idsOf(group) };
      const tasks = await call(manyTaskEndpoints.restoreMany, { params: group.place, body });
      receive(client, { group, tasks });
      return tasks;
    }),
  );
  toast.success(taskTexts.restoredMany(restored.flat().length));
}

/** A board that refuses does not keep the others from it: that is told apart, unless all of them refuse. */
async function askEach<Group extends BoardGroup>(
  groups: readonly Group[],
  deed: Deed,
  ask: (group: Group) => Promise<Task[]>,
): Promise<Done<Group>[]> {
  const asked = groups.map(async (group) => ({ group, tasks: await ask(group) }));
  const settled = await Promise.allSettled(asked);
  const done = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const refused = groups.filter((_, index) => settled[index]?.status === 'rejected');
  const first = settled.find((each) => each.status === 'rejected');
  if (!first) return done;
  if (done.length === 0) throw first.reason;
  tellTaskRefusal(first.reason, deed, tasksOf(refused));
  return done;
}
