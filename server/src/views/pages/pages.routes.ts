import { pageEndpoints } from '@cuadrilla/contract/views/pages';
import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentFollow } from '../../notices/follows/follows.queries.ts';
import { presentMembership } from '../../projects/members/members.present.ts';
import { countNotifications } from '../../notices/notifications/notifications.queries.ts';
import { listPictures } from '../../account/pictures/pictures.queries.ts';
import { presentProfile } from '../../account/profile/profile.present.ts';
import { presentProjectDetail } from '../../tasks/boards/project-detail.ts';
import { presentLabel } from '../../tasks/labels/labels.present.ts';
import { presentProject } from '../../projects/projects/projects.present.ts';
import { listProjects } from '../../projects/projects/projects.queries.ts';
import { presentSearch } from '../saved-searches/saved-searches.present.ts';
import { listSavedSearches } from '../saved-searches/saved-searches.queries.ts';
import { viewpointOf } from '../../tasks/tasks/field-filters.ts';
import { boardSurroundings } from './board-surroundings.queries.ts';
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

  serve(
    pageEndpoints.board,
    async ({ params, query: { per, ...query }, user, member, now, read }) => {
      const { project, boards, columns, members, labels, said } = read;
      const viewpoint = viewpointOf(user, now);
      const isWanted = ({ id }: { id: number }) => !query.column || query.column.includes(id);
      const tasks =
        per === 'column'
          ? await readColumnPages(db, params, query, viewpoint, columns.filter(isWanted))
          : [{ column: null, ...(await readTaskPage(db, params, query, viewpoint)) }];
      return {
        project: presentProjectDetail(project, boards),
        permissions: permissionsOf(member),
        columns,
        members: members.map(presentMembership),
        labels: labels.map(presentLabel),
        follow: presentFollow(said, now),
        tasks,
      };
    },
    boardSurroundings(db),
  );
}
