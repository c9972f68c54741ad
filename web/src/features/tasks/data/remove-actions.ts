import { manyTaskEndpoints } from '@cuadrilla/contract/tasks/many-tasks';
import { pointEndpoints } from '@cuadrilla/contract/tasks/points';
import { taskPointEndpoints } from '@cuadrilla/contract/tasks/task-points';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { call, isAccepted } from '../../../lib/server/api.ts';
import { toast } from '../../../ui/layers/toast.tsx';
import { write } from '../../../writes/write.ts';
import { showGone } from './task-cache.ts';
import { idsOf, namesOf, type TaskWriting } from './task-writing.ts';
import { taskTexts } from './tasks.texts.ts';

/** What takes tasks off the board. */
export function removeActions({ client, params, receive, refresh, refusal }: TaskWriting) {
  const { projectId } = params;

  async function restore(ids: number[]): Promise<void> {
    const tasks = await call(manyTaskEndpoints.restoreMany, { params, body: { ids } });
    receive(tasks);
    toast.success(taskTexts.restoredMany(tasks.length));
  }

  return {
    /** Of another one's checklist: all that a point cannot hold lies in the trash with it. */
    toPoint(task: Task, of: Pick<Task, 'id' | 'title'>): Promise<boolean> {
      const target = { ...params, taskId: of.id };
      const answer = write({
        about: namesOf([task]),
        shown: [showGone(client, projectId, [task.id])],
        ask: () => call(taskPointEndpoints.fromTask, { params: target, body: { taskId: task.id } }),
        refused: refusal('change', [task]),
        refresh,
        undo: {
          text: taskTexts.becamePoint(task.title, of.title),
          run: async ({ id }) => {
            const query = { restoring: `${task.id}` };
            await call(pointEndpoints.remove, { params: { ...target, pointId: id }, query });
            receive(task);
            toast.success(taskTexts.restored);
          },
        },
      });
      return isAccepted(answer);
    },

    remove(tasks: Task[]): Promise<boolean> {
      const body = { ids: idsOf(tasks) };
      const answer = write({
        about: namesOf(tasks),
        shown: [showGone(client, projectId, body.ids)],
        ask: () => call(manyTaskEndpoints.removeMany, { params, body }),
        refused: refusal('remove', tasks),
        refresh,
        undo: { text: taskTexts.removedMany(tasks), run: () => restore(body.ids) },
      });
      return isAccepted(answer);
    },
  };
}
