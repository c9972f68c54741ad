import { manyTaskEndpoints } from '@cuadrilla/contract/tasks/many-tasks';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Serve } from '../../platform/http/serve.ts';
import type { Change } from '../../platform/log/change.ts';
import { changeTasks } from './many-tasks.commands.ts';
import { deleteTasks, restoreTasks } from './task-trash.commands.ts';
import { undoChanges } from './task-undo.commands.ts';
import { presentTask } from './tasks.present.ts';
import { getTasks } from './tasks.queries.ts';

/** What is done to several tasks at once. */
export function manyTasksRoutes(serve: Serve): void {
  serve(manyTaskEndpoints.changeMany, ({ params: { boardId }, body, user, change }) =>
    change(async (project) => {
      await changeTasks(project, boardId, body, user.timeZone);
      return readTasks(project, body.ids, user);
    }),
  );

  // Of any board of the project: the change to take back may have been a move to another one.
  serve(manyTaskEndpoints.undo, ({ body, user, change }) =>
    change(async (project) => {
      const { undone, kept } = await undoChanges(project, body, user.timeZone);
      return { tasks: await readTasks(project, undone, user), kept };
    }),
  );

  serve(manyTaskEndpoints.removeMany, ({ params: { boardId }, body: { ids }, change }) =>
    change((project) => deleteTasks(project, ids, boardId)),
  );

  serve(manyTaskEndpoints.restoreMany, ({ params: { boardId }, body: { ids }, user, change }) =>
    change(async (project) => readTasks(project, await restoreTasks(project, ids, boardId), user)),
  );
}

const readTasks = async (
  { tx, projectId }: Change,
  ids: readonly number[],
  { timeZone }: { timeZone: string },
): Promise<Task[]> => (await getTasks(tx, projectId, ids)).map((row) => presentTask(row, timeZone));
