import { manyTaskEndpoints } from '@cuadrilla/contract/tasks/many-tasks';
import { pointEndpoints } from '@cuadrilla/contract/tasks/points';
import { type Task, taskEndpoints } from '@cuadrilla/contract/tasks/tasks';
import type { QueryClient } from '@tanstack/react-query';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import { call, isAccepted } from '../../../../lib/server/api.ts';
import { write } from '../../../../writes/write.ts';
import { forgetTasks } from '../../data/task-cache.ts';
import { taskWriting } from '../../data/task-writing.ts';
import { captureTexts as texts } from './capture.texts.ts';
import { bodyOf, type Captured } from './captured.ts';

/** Makes tasks of what was said in passing, in a column or in the board's first; undone, they lie in the trash. */
export function captureActions(client: QueryClient, place: BoardPlace, columnId?: number) {
  const { receive, refresh, refusal } = taskWriting(client, place);
  const create = (task: Captured): Promise<Task> =>
    call(taskEndpoints.create, { params: place, body: bodyOf(task, columnId) });

  async function removeAgain(tasks: readonly Task[]): Promise<void> {
    const ids = tasks.map(({ id }) => id);
    await call(manyTaskEndpoints.removeMany, { params: place, body: { ids } });
    forgetTasks(client, place.projectId, ids);
  }

  return {
    /** One after the other, in their order; answers how many there are, should one of them be refused. */
    async createEach(wanted: readonly Captured[]): Promise<number> {
      const made: Task[] = [];
      const answer = write({
        about: [],
        ask: async () => {
          try {
            // oxlint-disable-next-line no-await-in-loop -- they have an order
            for (const task of wanted) made.push(await create(task));
          } catch (error) {
            if (made.length === 0) throw error;
          }
          return made;
        },
        receive,
        refused: refusal('create', wanted),
        refresh,
        undo: { text: (tasks) => texts.created(tasks.length), run: removeAgain },
      });
      await isAccepted(answer);
      return made.length;
    },

    /** With a checklist of these words. */
    createWithPoints(task: Captured, points: readonly string[]): Promise<boolean> {
      const answer = write({
        about: [],
        ask: async () => {
          const made = await create(task);
          const params = { ...place, taskId: made.id };
          for (const content of points)
            // oxlint-disable-next-line no-await-in-loop -- they have an order
            await call(pointEndpoints.create, { params, body: { content } });
          return { ...made, pointCount: points.length };
        },
        receive,
        refused: refusal('create', [task]),
        refresh,
        undo: { text: texts.created(1), run: (made) => removeAgain([made]) },
      });
      return isAccepted(answer);
    },
  };
}

export type CaptureActions = ReturnType<typeof captureActions>;
