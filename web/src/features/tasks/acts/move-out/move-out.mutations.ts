import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { taskMoveEndpoints } from '@cuadrilla/contract/tasks/task-moves';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { QueryClient } from '@tanstack/react-query';
import { call, isAccepted } from '../../../../lib/server/api.ts';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import { refreshProject } from '../../../../lib/server/project-data.ts';
import { tellFailure } from '../../../../ui/layers/tell-refusal.ts';
import { toast } from '../../../../ui/layers/toast.tsx';
import { write } from '../../../../writes/write.ts';
import { forgetTasks, receiveTasks } from '../../data/task-cache.ts';
import { moveOutTexts as texts } from './move-out.texts.ts';

export type MoveOutWish = Omit<BodyInputOf<typeof taskMoveEndpoints.moveOut>, 'ids'>;

/** They are gone from here once the other project has them; taken back, they are as they were. */
export function moveOut(
  client: QueryClient,
  params: BoardPlace,
  tasks: readonly Task[],
  { wish, project }: { wish: MoveOutWish; project: string },
): Promise<boolean> {
  const ids = tasks.map(({ id }) => id);
  const there = { projectId: wish.toProjectId, boardId: wish.boardId };
  const refresh = () =>
    Promise.all([params.projectId, there.projectId].map((id) => refreshProject(client, id)));
  const answer = write({
    about: ids.map((id) => `task ${id}`),
    ask: () => call(taskMoveEndpoints.moveOut, { params, body: { ...wish, ids } }),
    receive: (moved) => {
      forgetTasks(client, params.projectId, ids);
      receiveTasks(client, there.projectId, moved);
    },
    refused: (error) => tellFailure(error, texts.refused),
    refresh,
    undo: {
      text: texts.moved(tasks, project),
      run: async () => {
        const body = { ids, toProjectId: params.projectId };
        const back = await call(taskMoveEndpoints.moveBack, { params: there, body });
        forgetTasks(client, there.projectId, ids);
        receiveTasks(client, params.projectId, back);
        toast.success(texts.back(back.length));
      },
    },
  });
  return isAccepted(answer);
}
