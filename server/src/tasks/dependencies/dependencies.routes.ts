import { dependencyEndpoints } from '@cuadrilla/contract/tasks/dependencies';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { notFound } from '../../platform/app-error.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { createDependency, deleteDependency } from './dependencies.commands.ts';
import { presentDependency } from './dependencies.present.ts';
import { listDependencies } from './dependencies.queries.ts';

export function dependencyRoutes(serve: Serve): void {
  serve(dependencyEndpoints.create, ({ params: { projectId, taskId }, body, user, change }) =>
    change(async (project) => {
      const dependencyId = await createDependency(project, taskId, body);
      const rows = await listDependencies(project.tx, projectId, taskId);
      const row = rows.find(({ id }) => id === dependencyId);
      if (!row) throw notFound(messages.dependencyNotFound);
      return presentDependency(row, user.timeZone);
    }),
  );

  serve(dependencyEndpoints.remove, ({ params: { taskId, dependencyId }, change }) =>
    change((project) => deleteDependency(project, taskId, dependencyId)),
  );
}
