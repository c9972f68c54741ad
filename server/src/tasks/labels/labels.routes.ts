import { projectEndpoints } from '@cuadrilla/contract/projects/projects';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { restoreLabel } from './label-restore.commands.ts';
import { changeLabel, createLabel, removeLabel } from './labels.commands.ts';
import { presentLabel } from './labels.present.ts';
import { listLabels } from './labels.queries.ts';

export function labelRoutes(serve: Serve, { db }: Context): void {
  serve(projectEndpoints.labels, async ({ params: { projectId } }) => {
    const rows = await listLabels(db, projectId);
    return rows.map(presentLabel);
  });

  serve(projectEndpoints.createLabel, ({ body, change }) =>
    change(async (project) => presentLabel(await createLabel(project, body))),
  );

  serve(projectEndpoints.changeLabel, ({ params: { labelId }, body, change }) =>
    change(async (project) => presentLabel(await changeLabel(project, labelId, body))),
  );

  serve(projectEndpoints.removeLabel, ({ params: { labelId }, change }) =>
    change((project) => removeLabel(project, labelId)),
  );

  serve(projectEndpoints.restoreLabel, ({ params: { labelId }, change }) =>
    change(async (project) => presentLabel(await restoreLabel(project, labelId))),
  );
}
