import { searchEndpoints, searchLimit } from '@cuadrilla/contract/search';
import type { Context } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { listMyTasks } from '../profile/profile.queries.ts';
import { presentFoundTask } from './search.present.ts';
import { searchBoards, searchProjects, searchTasks } from './search.queries.ts';

export function searchRoutes(serve: Serve, { db }: Context): void {
  serve(searchEndpoints.all, async ({ query: { query }, user }) => {
    const [projects, boards, tasks] = await Promise.all([
      searchProjects(db, user.id, query),
      searchBoards(db, user.id, query),
      query === '' ? listMyTasks(db, user, undefined, searchLimit) : searchTasks(db, user.id, query),
    ]);
    return { projects, boards, tasks: tasks.map(presentFoundTask) };
  });
}
