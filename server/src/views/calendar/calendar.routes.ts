import { calendarEndpoints, type CalendarSpan, mostInCalendar } from '@cuadrilla/contract/views/calendar';
import { dayIn, weeksOfMonth } from '@cuadrilla/contract/kernel/day';
import { limits } from '@cuadrilla/contract/kernel/fields';
import type { Context } from '../../platform/context.ts';
import { cutPage, linkNext } from '../../platform/http/paging.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { cursorAfterId } from '../../tasks/tasks/task-order.ts';
import { presentCalendarTask, presentPlaces } from './calendar.present.ts';
import {
  listCalendarTasks,
  listPlaces,
  listSeqs,
  listUndatedTasks,
  type Reader,
} from './calendar.queries.ts';

export function calendarRoutes(serve: Serve, { db }: Context): void {
  const readTasks = async (reader: Reader, span: CalendarSpan) => {
    const seqs = await listSeqs(db, reader.id, span);
    const rows = await listCalendarTasks(db, reader, span);
    const { page, last } = cutPage(rows, mostInCalendar);
    return {
      tasks: page.map((row) => presentCalendarTask(row, reader.timeZone)),
      more: last !== undefined,
      seqs,
    };
  };

  serve(calendarEndpoints.tasks, ({ query, user, now }) => readTasks({ ...user, now }, query));

  serve(calendarEndpoints.month, async ({ query, user, now }) => {
    const { month = dayIn(now, user.timeZone) } = query;
    const days = weeksOfMonth(month, user.weekStart);
    return { ...days, ...(await readTasks({ ...user, now }, { ...query, ...days })) };
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
