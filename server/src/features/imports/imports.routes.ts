import { importEndpoints } from '@cuadrilla/contract/imports/imports';
import type { Context } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { importCalendar, planImport } from './imports.commands.ts';
import { readCalendar } from './read-calendar.ts';

export function importRoutes(serve: Serve, { db }: Context): void {
  serve(importEndpoints.preview, async ({ params: { projectId }, body: { calendar }, user }) => {
    const { planned, skipped } = await planImport(db, projectId, readCalendar(calendar, user.timeZone));
    const tasks = planned.map(({ task: { title, startDate = null, dueDate } }) => ({
      title,
      startDate,
      dueDate,
    }));
    return { tasks, skipped };
  });

  serve(importEndpoints.run, ({ params: { boardId }, body, user: { timeZone }, change }) => {
    // Before the project is held: reading a large one takes a while.
    const calendar = readCalendar(body.calendar, timeZone);
    return change((project) => importCalendar(project, boardId, calendar, timeZone));
  });
}
