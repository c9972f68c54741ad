import { type ProjectDetail, projectDetailEndpoints } from '@cuadrilla/contract/tasks/project-detail';
import type { DbOrTx } from '../../platform/database/database.ts';
import { presentBoard } from './boards.present.ts';
import { type BoardRow, listBoards } from './boards.queries.ts';
import { presentProject } from '../../projects/projects/projects.present.ts';
import { getProject, type ProjectRow } from '../../projects/projects/projects.queries.ts';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';

export const projectDetailRoutes = (serve: Serve, { db }: Context): void =>
  serve(projectDetailEndpoints.read, ({ params: { projectId }, user }) =>
    readProjectDetail(db, projectId, user.id),
  );

/** A project with its boards, as one of its members sees it. */
export async function readProjectDetail(
  db: DbOrTx,
  projectId: number,
  userId: number,
): Promise<ProjectDetail> {
  const [project, boards] = await Promise.all([getProject(db, projectId, userId), listBoards(db, projectId)]);
  return presentProjectDetail(project, boards);
}

export const presentProjectDetail = (project: ProjectRow, boards: readonly BoardRow[]): ProjectDetail => ({
  ...presentProject(project),
  Boards: boards.map(presentBoard),
});
