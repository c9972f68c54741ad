import { importEndpoints } from '@cuadrilla/contract/carry/imports/imports';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { importCalendar, planImport } from './imports.commands.ts';
import { readCalendar } from './read-calendar.ts';

export function importRoutes(serve: Serve, { db, beside }: Context): void {
  serve(importEndpoints.preview, async ({ params: { projectId }, body: { calendar }, user }) => {
    const file = { calendar, timeZone: user.timeZone };
    const read = await beside.do(readCalendar, file, user.id);
    const { planned, skipped } = await planImport(db, projectId, read);
    const tasks = planned.map(({ task: { title, startDate = null, dueDate } }) => ({
      title,
      startDate,
      dueDate,
    }));
    return { tasks, skipped };
  });

  serve(importEndpoints.run, async ({ params: { boardId }, body, user: { id, timeZone }, change }) => {
    // Before the project is held: reading a large one takes a while.
    const calendar = await beside.do(readCalendar, { calendar: body.calendar, timeZone }, id);
    return change((project) => importCalendar(project, boardId, calendar, timeZone));
  });
}
