import { importEndpoints } from '@cuadrilla/contract/imports/imports';
import type { Context } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { importCalendar, planImport } from './imports.commands.ts';

export function importRoutes(serve: Serve, { db }: Context): void {
  serve(importEndpoints.preview, async ({ params: { projectId }, body: { calendar }, user }) => {
    const { planned, skipped } = await planImport(db, projectId, calendar, user.timeZone);
    const tasks = planned.map(({ task: { title, startDate = null, dueDate } }) => ({
      title,
      startDate,
      dueDate,
    }));
    return { tasks, skipped };
  });

  serve(importEndpoints.run, ({ params: { boardId }, body: { calendar }, user, change }) =>
    change((project) => importCalendar(project, boardId, calendar, user.timeZone)),
  );
}
