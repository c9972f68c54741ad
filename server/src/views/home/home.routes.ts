import { homeEndpoints } from '@cuadrilla/contract/views/home';
import { limits } from '@cuadrilla/contract/kernel/fields';
import type { Context } from '../../platform/context.ts';
import { cutPage, linkNext } from '../../platform/http/paging.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { afterCursor, cursorAfter } from '../../tasks/tasks/task-order.ts';
import { presentMyEvent, presentMyTask } from './home.present.ts';
import { listEventsOfMyTasks, listMyEvents } from './my-events.queries.ts';
import { listMyTasks } from './my-tasks.queries.ts';

/** What is mine to do, and what happened where I am. */
export function homeRoutes(serve: Serve, { db }: Context): void {
  serve(homeEndpoints.tasks, async ({ query: { limit = limits.page, cursor }, user, request, reply }) => {
    const after = cursor === undefined ? undefined : afterCursor('due_date', 'asc', cursor, user);
    const rows = await listMyTasks(db, user, after, limit + 1);
    const { page, last } = cutPage(rows, limit);
    if (last) linkNext(request, reply, { cursor: cursorAfter(last, 'due_date') });
    return page.map((row) => presentMyTask(row, user.timeZone));
  });

  serve(homeEndpoints.activity, async ({ query: { about }, user }) => {
    const list = about === 'mine' ? listEventsOfMyTasks : listMyEvents;
    return (await list(db, user.id)).map(presentMyEvent);
  });
}
