import { type Task, taskEndpoints } from '@cuadrilla/contract/tasks/tasks';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call, currentOf, isAccepted } from '../../../lib/server/api.ts';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { type OnTick, type Tick, ticked } from '../../../lib/text/check-boxes.ts';
import { refreshProject } from '../../../lib/server/project-data.ts';
import { formatTexts } from '../../../ui/text/format.texts.ts';
import { toast } from '../../../ui/layers/toast.tsx';
import { write } from '../../../writes/write.ts';
import { taskActionsOf } from '../data/optimistic-actions.ts';
import { tellTaskRefusal } from '../data/task-writing.ts';
import { findShown, receiveTasks } from '../data/task-cache.ts';
import type { useTaskForm } from './use-task-form.ts';

/**
 * The boxes of a description, which are ticked as it reads: saved at once or, where somebody is writing in it, part of what
 * is not saved yet.
 */
export function useTick(
  place: TaskPlace,
  task: Task,
  { form, base }: ReturnType<typeof useTaskForm>,
): OnTick {
  const client = useQueryClient();
  return (tick) => {
    const description = form.getValues('description');
    if (description === base.values.description) return isAccepted(saveTick(client, place, task, tick));
    return form.setValue('description', ticked(description, tick) ?? description);
  };
}

/** Nobody ticks what is not there any more. */
class LineGone extends Error {}

/** In what the description says by now: nothing that others wrote there meanwhile is lost. */
function saveTick(client: QueryClient, place: TaskPlace, task: Task, tick: Tick): Promise<Task> {
  const { projectId, taskId } = place;
  const receive = (saved: Task) => receiveTasks(client, projectId, [saved]);
  let isMine = false;
  async function save(known: Task): Promise<Task> {
    const description = ticked(known.description, tick);
    if (description === undefined) throw new LineGone();
    const { version } = known;
    try {
      const saved = await call(taskEndpoints.change, { params: place, body: { description, version } });
      isMine = saved.version > version;
      return saved;
    } catch (error) {
      const current = currentOf(error) as Task | undefined;
      if (!current) throw error;
      return save(current);
    }
  }
  return write({
    about: [`task ${taskId}`],
    ask: () => save(findShown(client, projectId, taskId) ?? task),
    receive,
    refused: (error) =>
      error instanceof LineGone ? toast.error(formatTexts.boxGone) : tellTaskRefusal(error, 'change', [task]),
    refresh: () => refreshProject(client, projectId),
    undo: {
      text: formatTexts.ticked(tick.checked),
      run: (saved) => taskActionsOf(client, place).takeBack([saved]),
      when: () => isMine,
    },
  });
}
