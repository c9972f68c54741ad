import { projectEndpoints } from '@cuadrilla/contract/projects/projects';
import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import type { Context } from '../../platform/context.ts';
import { reaches } from '../../platform/http/access-token.queries.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { makeOnce } from '../../platform/log/once.ts';
import {
  changeProjectSettings,
  createProject,
  deleteProject,
  type Mark,
  markProject,
  restoreProject,
} from './projects.commands.ts';
import { presentProject } from './projects.present.ts';
import { getProject, listProjects } from './projects.queries.ts';

export function projectRoutes(serve: Serve, { db, wake }: Context): void {
  serve(projectEndpoints.create, async ({ body, user, now, keyed }) => {
    const project = await db.transaction((tx) =>
      makeOnce(tx, keyed, { userId: user.id, now }, async () => {
        const projectId = await createProject(tx, body, user.id, now);
        return presentProject(await getProject(tx, projectId, user.id));
      }),
    );
    wake.project(project.id);
    wake.person(user.id);
    return project;
  });

  serve(projectEndpoints.list, async ({ user }) => {
    const rows = await listProjects(db, user.id);
    return rows.filter(({ id }) => reaches(user, id)).map(presentProject);
  });

  serve(projectEndpoints.change, ({ body, user, params: { projectId }, change }) =>
    change(async (project) => {
      await changeProjectSettings(project, body);
      return presentProject(await getProject(project.tx, projectId, user.id));
    }),
  );

  serve(projectEndpoints.remove, ({ change }) => change(deleteProject));

  serve(projectEndpoints.restore, ({ params: { projectId }, user, change }) =>
    change(async (project) => {
      await restoreProject(project);
      return presentProject(await getProject(project.tx, projectId, user.id));
    }),
  );

  serve(projectEndpoints.permissions, async ({ member }) => permissionsOf(member));

  async function mark(userId: number, made: Mark, now: Date): Promise<void> {
    await markProject(db, userId, made, now);
    wake.person(userId);
  }

  serve(projectEndpoints.pin, ({ params: { projectId }, user, now }) =>
    mark(user.id, { type: 'project.pinned', payload: { projectId, pinned: true } }, now),
  );

  serve(projectEndpoints.unpin, ({ params: { projectId }, user, now }) =>
    mark(user.id, { type: 'project.pinned', payload: { projectId, pinned: false } }, now),
  );

  serve(projectEndpoints.visit, ({ params: { projectId }, user, now }) => {
    const visitedAt = now.toISOString();
    return mark(user.id, { type: 'project.visited', payload: { projectId, visitedAt } }, now);
  });
}
