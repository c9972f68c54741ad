import { pageEndpoints } from '@cuadrilla/contract/views/pages';
import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { listColumns } from '../../tasks/boards/boards.queries.ts';
import { readFollow } from '../../notices/follows/follows.queries.ts';
import { presentMembership } from '../../projects/members/members.present.ts';
import { listMembers } from '../../projects/members/members.queries.ts';
import { countNotifications } from '../../notices/notifications/notifications.queries.ts';
import { listPictures } from '../../account/pictures/pictures.queries.ts';
import { presentProfile } from '../../account/profile/profile.present.ts';
import { readProjectDetail } from '../../tasks/boards/project-detail.ts';
import { presentLabel } from '../../tasks/labels/labels.present.ts';
import { presentProject } from '../../projects/projects/projects.present.ts';
import { listLabels } from '../../tasks/labels/labels.queries.ts';
import { listProjects } from '../../projects/projects/projects.queries.ts';
import { presentSearch } from '../saved-searches/saved-searches.present.ts';
import { listSavedSearches } from '../saved-searches/saved-searches.queries.ts';
import { viewpointOf } from '../../tasks/tasks/field-filters.ts';
import { readColumnPages, readTaskPage } from '../../tasks/tasks/task-page.ts';

/** The parts may be of slightly different moments: all are at least as new as the `seq` that is told with them. */
export function pageRoutes(serve: Serve, { db }: Context): void {
  serve(pageEndpoints.start, async ({ user }) => {
    const [projects, searches, notifications, pictures] = await Promise.all([
      listProjects(db, user.id),
      listSavedSearches(db, user.id),
      countNotifications(db, user.id),
      listPictures(db, user.id),
    ]);
    return {
      profile: presentProfile(user),
      projects: projects.map(presentProject),
      searches: searches.map(presentSearch),
      notifications,
      pictures,
    };
  });

  serve(pageEndpoints.board, async ({ params, query: { per, ...query }, user, member, now }) => {
    const { projectId, boardId } = params;
    const viewpoint = viewpointOf(user, now);
    const columns = await listColumns(db, projectId, boardId);
    const isWanted = ({ id }: { id: number }) => !query.column || query.column.includes(id);
    const readTasks = async () =>
      per === 'column'
        ? readColumnPages(
            db,
            params,
            query,
            viewpoint,
            columns.filter(isWanted).map(({ id }) => id),
          )
        : [{ column: null, ...(await readTaskPage(db, params, query, viewpoint)) }];
    const [project, members, labels, follow, tasks] = await Promise.all([
      readProjectDetail(db, projectId, user.id),
      listMembers(db, projectId),
      listLabels(db, projectId),
      readFollow(db, user.id, { projectId, boardId }, now),
      readTasks(),
    ]);
    return {
      project,
      permissions: permissionsOf(member),
      columns,
      members: members.map(presentMembership),
      labels: labels.map(presentLabel),
      follow,
      tasks,
    };
  });
}
