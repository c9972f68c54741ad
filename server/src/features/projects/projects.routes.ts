import { projectEndpoints } from '@cuadrilla/contract/projects';
import { permissionsOf } from '@cuadrilla/contract/roles';
import type { Context } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { presentBoard } from '../boards/boards.present.ts';
import { listBoards } from '../boards/boards.queries.ts';
import {
  changeProjectSettings,
  createProject,
  deleteProject,
  type Marks,
  markProject,
  restoreProject,
} from './projects.commands.ts';
import { presentLabel, presentProject } from './projects.present.ts';
import { getProject, listLabels, listProjects } from './projects.queries.ts';

export function projectRoutes(serve: Serve, { db, wake }: Context): void {
  serve(projectEndpoints.create, async ({ body, user, now }) => {
    const projectId = await createProject(db, body, user.id, now);
    wake.project(projectId);
    return presentProject(await getProject(db, projectId, user.id));
  });

  serve(projectEndpoints.list, async ({ user }) => {
    const rows = await listProjects(db, user.id);
    return rows.map(presentProject);
  });

  serve(projectEndpoints.read, async ({ params: { projectId }, user }) => {
    const [project, boards] = await Promise.all([
      getProject(db, projectId, user.id),
      listBoards(db, projectId),
    ]);
    return { ...presentProject(project), Boards: boards.map(presentBoard) };
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

  serve(projectEndpoints.labels, async ({ params: { projectId } }) => {
    const rows = await listLabels(db, projectId);
    return rows.map(presentLabel);
  });

  async function mark(projectId: number, userId: number, marks: Marks): Promise<void> {
    await markProject(db, projectId, userId, marks);
    wake.person(userId);
  }

  serve(projectEndpoints.pin, ({ params: { projectId }, user, now }) =>
    mark(projectId, user.id, { pinnedAt: now }),
  );

  serve(projectEndpoints.unpin, ({ params: { projectId }, user }) =>
    mark(projectId, user.id, { pinnedAt: null }),
  );

  serve(projectEndpoints.visit, ({ params: { projectId }, user, now }) =>
    mark(projectId, user.id, { visitedAt: now }),
  );
}
