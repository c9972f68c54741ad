import { firstStepsEndpoints } from '@cuadrilla/contract/views/first-steps';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentProject } from '../../projects/projects/projects.present.ts';
import { getProject } from '../../projects/projects/projects.queries.ts';
import { ensureExample } from './first-steps.commands.ts';
import { readFirstSteps } from './first-steps.queries.ts';

export function firstStepsRoutes(serve: Serve, { db, wake }: Context): void {
  serve(firstStepsEndpoints.read, ({ user }) => readFirstSteps(db, user.id));

  serve(firstStepsEndpoints.makeExample, async ({ user, now }) => {
    const { projectId, isNew } = await ensureExample(db, user, now);
    if (isNew) {
      wake.project(projectId);
      wake.person(user.id);
    }
    return presentProject(await getProject(db, projectId, user.id));
  });
}
