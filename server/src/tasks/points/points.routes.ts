import { type Point, pointEndpoints } from '@cuadrilla/contract/tasks/points';
import { taskPointEndpoints } from '@cuadrilla/contract/tasks/task-points';
import type { Serve } from '../../platform/http/serve.ts';
import type { Change } from '../../platform/log/change.ts';
import { deleteTasks, restoreTasks } from '../tasks/task-trash.commands.ts';
import { presentTask } from '../tasks/tasks.present.ts';
import { requireTask } from '../tasks/tasks.queries.ts';
import { restorePoint } from './point-restore.commands.ts';
import { changePoint, createPoint, deletePoint, pointIn } from './points.commands.ts';
import { makePointOfTask, makeTaskOfPoint } from './task-points.commands.ts';
import { presentPoint } from './points.present.ts';
import { listPoints } from './points.queries.ts';

export function pointRoutes(serve: Serve): void {
  serve(pointEndpoints.create, ({ params: { taskId }, body, change }) =>
    change(async (project) => {
      const pointId = await createPoint(project, taskId, body);
      return readPoint(project, taskId, pointId);
    }),
  );

  serve(pointEndpoints.change, ({ params: { taskId, pointId }, body, change }) =>
    change(async (project) => presentPoint(await changePoint(project, taskId, pointId, body))),
  );

  serve(taskPointEndpoints.toTask, ({ params: { taskId, pointId }, user, change }) =>
    change(async (project) => {
      const madeId = await makeTaskOfPoint(project, taskId, pointId, user.timeZone);
      return presentTask(await requireTask(project, madeId), user.timeZone);
    }),
  );

  serve(taskPointEndpoints.fromTask, ({ params: { taskId }, body, user, change }) =>
    change(async (project) => {
      const pointId = await makePointOfTask(project, taskId, body.taskId, user.timeZone);
      return readPoint(project, taskId, pointId);
    }),
  );

  serve(pointEndpoints.remove, ({ params: { taskId, pointId }, query: { restoring }, change }) =>
    change(async (project) => {
      await deletePoint(project, taskId, pointId);
      if (restoring !== undefined) await restoreTasks(project, [restoring]);
    }),
  );

  serve(pointEndpoints.restore, ({ params: { taskId, pointId }, query: { removing }, change }) =>
    change(async (project) => {
      await restorePoint(project, taskId, pointId);
      if (removing !== undefined) await deleteTasks(project, [removing]);
      return readPoint(project, taskId, pointId);
    }),
  );
}

async function readPoint({ tx, projectId }: Change, taskId: number, pointId: number): Promise<Point> {
  return presentPoint(pointIn(await listPoints(tx, projectId, taskId), pointId));
}
