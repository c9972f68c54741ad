import { type Point, pointEndpoints } from '@cuadrilla/contract/points';
import type { Serve } from '../../http/serve.ts';
import type { Change } from '../../log/change.ts';
import { restorePoint } from './point-restore.commands.ts';
import { changePoint, createPoint, deletePoint, pointIn } from './points.commands.ts';
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
    change(async (project) => {
      await changePoint(project, taskId, pointId, body);
      return readPoint(project, taskId, pointId);
    }),
  );

  serve(pointEndpoints.remove, ({ params: { taskId, pointId }, change }) =>
    change((project) => deletePoint(project, taskId, pointId)),
  );

  serve(pointEndpoints.restore, ({ params: { taskId, pointId }, change }) =>
    change(async (project) => {
      await restorePoint(project, taskId, pointId);
      return readPoint(project, taskId, pointId);
    }),
  );
}

async function readPoint({ tx, projectId }: Change, taskId: number, pointId: number): Promise<Point> {
  return presentPoint(pointIn(await listPoints(tx, projectId, taskId), pointId));
}
