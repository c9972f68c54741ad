import { calendarEndpoints, mostInCalendar } from '@cuadrilla/contract/calendar';
import { limits } from '@cuadrilla/contract/fields';
import type { Context } from '../../context.ts';
import { cutPage, linkNext } from '../../http/paging.ts';
import type { Serve } from '../../http/serve.ts';
import { cursorAfterId } from '../tasks/task-order.ts';
import { presentCalendarTask, presentPlaces } from './calendar.present.ts';
import { listCalendarTasks, listPlaces, listSeqs, listUndatedTasks } from './calendar.queries.ts';

export function calendarRoutes(serve: Serve, { db }: Context): void {
  serve(calendarEndpoints.tasks, async ({ query, user, now }) => {
    const seqs = await listSeqs(db, user.id, query);
    const rows = await listCalendarTasks(db, { ...user, now }, query);
    const { page, last } = cutPage(rows, mostInCalendar);
    return {
      tasks: page.map((row) => presentCalendarTask(row, user.timeZone)),
      more: last !== undefined,
      seqs,
    };
  });

  serve(calendarEndpoints.undated, async ({ query, user, now, request, reply }) => {
    const { limit = limits.page, cursor } = query;
    const rows = await listUndatedTasks(db, { ...user, now }, query, { limit: limit + 1, cursor });
    const { page, last } = cutPage(rows, limit);
    if (last) linkNext(request, reply, { cursor: cursorAfterId(last.id) });
    return page.map((row) => presentCalendarTask(row, user.timeZone));
  });

  serve(calendarEndpoints.places, async ({ user }) => presentPlaces(await listPlaces(db, user.id)));
}
