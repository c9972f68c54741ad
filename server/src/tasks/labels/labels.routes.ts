import { labelEndpoints } from '@cuadrilla/contract/tasks/labels';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { restoreLabel } from './label-restore.commands.ts';
import { changeLabel, createLabel, removeLabel } from './labels.commands.ts';
import { presentLabel } from './labels.present.ts';
import { listLabels } from './labels.queries.ts';

export function labelRoutes(serve: Serve, { db }: Context): void {
  serve(labelEndpoints.labels, async ({ params: { projectId } }) => {
    const rows = await listLabels(db, projectId);
    return rows.map(presentLabel);
  });

  serve(labelEndpoints.createLabel, ({ body, change }) =>
    change(async (project) => presentLabel(await createLabel(project, body))),
  );

  serve(labelEndpoints.changeLabel, ({ params: { labelId }, body, change }) =>
    change(async (project) => presentLabel(await changeLabel(project, labelId, body))),
  );

  serve(labelEndpoints.removeLabel, ({ params: { labelId }, change }) =>
    change((project) => removeLabel(project, labelId)),
  );

  serve(labelEndpoints.restoreLabel, ({ params: { labelId }, change }) =>
    change(async (project) => presentLabel(await restoreLabel(project, labelId))),
  );
}
