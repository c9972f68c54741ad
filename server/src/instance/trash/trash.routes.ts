import { mostInTrash, projectEndpoints, type TrashedItem } from '@cuadrilla/contract/projects/projects';
import { canManageProject } from '@cuadrilla/contract/kernel/roles';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { fullName } from '../../platform/full-name.ts';
import { presentProject } from '../../projects/projects/projects.present.ts';
import { listTrashedProjects } from '../../projects/projects/projects.queries.ts';
import { emptyTrash } from './trash.commands.ts';
import { listTrashedBoards, listTrashedDocuments, listTrashedTasks } from './trash.queries.ts';

type TrashedRow = Awaited<
  ReturnType<typeof listTrashedBoards | typeof listTrashedTasks | typeof listTrashedDocuments>
>[number];

const presentItem = ({ kind, id, name, boardId, deletedAt, deletedBy }: TrashedRow): TrashedItem => ({
  kind,
  id,
  name,
  board_id: boardId,
  deletedAt: deletedAt?.toISOString() ?? '',
  deletedBy: { id: deletedBy.id, name: fullName(deletedBy) },
});

export function trashRoutes(serve: Serve, { db }: Context): void {
  serve(projectEndpoints.trash, async ({ user }) => {
    const rows = await listTrashedProjects(db, user.id);
    return rows
      .filter(({ role }) => canManageProject({ userId: user.id, role }))
      .map((row) => ({ ...presentProject(row), deletedAt: row.deletedAt?.toISOString() ?? '' }));
  });

  serve(projectEndpoints.itemsInTrash, async ({ params: { projectId } }) => {
    const [boards, tasks, documents] = await Promise.all([
      listTrashedBoards(db, projectId),
      listTrashedTasks(db, projectId),
      listTrashedDocuments(db, projectId),
    ]);
    const items = [...boards, ...tasks, ...documents].map(presentItem);
    return items.toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt)).slice(0, mostInTrash);
  });

  serve(projectEndpoints.emptyTrash, ({ change }) => change(emptyTrash));
}
