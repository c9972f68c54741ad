import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { type Task, taskEndpoints } from '@cuadrilla/contract/tasks/tasks';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isForbidden } from '../../../lib/server/api.ts';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { refreshProject } from '../../../lib/server/project-data.ts';
import { tellFailure, tellRefusal } from '../../../ui/layers/tell-refusal.ts';
import { toast } from '../../../ui/layers/toast.tsx';
import { write } from '../../../writes/write.ts';
import { useTaskActions } from './optimistic-actions.ts';
import { forgetTasks, receiveTasks } from './task-cache.ts';
import { taskKeys } from './tasks.queries.ts';
import { taskTexts } from './tasks.texts.ts';

type NewTask = BodyInputOf<typeof taskEndpoints.create>;
type TaskChange = BodyInputOf<typeof taskEndpoints.change>;

export function useCreateTask(projectId: number, boardId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewTask) => call(taskEndpoints.create, { params: { projectId, boardId }, body }),
    onSuccess: (task) => {
      receiveTasks(client, projectId, [task]);
      toast.success(taskTexts.created);
    },
    // The right was lost meanwhile: an alert says so, and the buttons follow.
    onError: (error) => isForbidden(error) && tellRefusal(error),
    onSettled: () => void refreshProject(client, projectId),
  });
}

export function useChangeTask(place: TaskPlace, task: Task) {
  const actions = useTaskActions(place.projectId, place.boardId);
  return useMutation({
    mutationFn: (body: TaskChange & { version: number }) =>
      actions.save({ ...task, version: body.version }, body),
    // Where nothing changed there is nothing to undo.
    onSuccess: (saved, { version }) => void (saved.version === version && toast.success(taskTexts.saved)),
  });
}

function useRestoring(place: TaskPlace) {
  const client = useQueryClient();
  const { projectId, taskId } = place;
  return async () => {
    try {
      await call(taskEndpoints.restore, { params: { ...place } });
      toast.success(taskTexts.restored);
      // Whoever still has it open may have been told that it is not there.
      void client.invalidateQueries({ queryKey: taskKeys.detail(projectId, taskId) });
    } finally {
      void refreshProject(client, projectId);
    }
  };
}

export const useRestoreTask = (place: TaskPlace) =>
  useMutation({
    mutationFn: useRestoring(place),
    onError: (error) => tellFailure(error, taskTexts.restoreFailed),
  });

const removalKey = ({ projectId, taskId }: TaskPlace) =>
  [...taskKeys.detail(projectId, taskId), 'remove'] as const;

/** In this tab, and until its page is left. */
export const useIsRemovingTask = (place: TaskPlace): boolean =>
  useIsMutating({ mutationKey: removalKey(place) }) > 0;

/** Leaves the page first: what is deleted cannot be read again. «Deshacer» brings it back. */
export function useRemoveTask(place: TaskPlace, title: string, leave: () => Promise<void>) {
  const client = useQueryClient();
  const { projectId, taskId } = place;
  const restore = useRestoring(place);
  return useMutation({
    mutationKey: removalKey(place),
    mutationFn: () => {
      let leaving: Promise<void> | undefined;
      return write({
        about: [`task ${taskId}`],
        ask: async () => {
          await call(taskEndpoints.remove, { params: { ...place } });
          forgetTasks(client, projectId, [taskId]);
          // Done again, it is from elsewhere.
          leaving ??= leave().then(() =>
            client.removeQueries({ queryKey: taskKeys.detail(projectId, taskId) }),
          );
          await leaving;
        },
        refused: (error) => tellFailure(error, taskTexts.removeFailed),
        refresh: () => refreshProject(client, projectId),
        undo: { text: taskTexts.removed(title), run: restore },
      });
    },
  });
}
