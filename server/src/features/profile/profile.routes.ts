import { limits } from '@cuadrilla/contract/fields';
import { profileEndpoints } from '@cuadrilla/contract/profile';
import type { Context } from '../../context.ts';
import { cutPage, linkNext } from '../../http/paging.ts';
import type { Serve } from '../../http/serve.ts';
import type { Throttle } from '../../http/throttle.ts';
import { afterCursor, cursorAfter } from '../tasks/task-order.ts';
import { changePassword, changeProfile, endOtherSessions, endSessionById } from './profile.commands.ts';
import { presentMyEvent, presentMyTask, presentProfile, presentSession } from './profile.present.ts';
import { listMyEvents } from './my-events.queries.ts';
import { listMyTasks, listSessions } from './profile.queries.ts';

export function profileRoutes(serve: Serve, { db, wake }: Context, throttle: () => Throttle): void {
  const throttlePassword = throttle();

  serve(profileEndpoints.read, async ({ user }) => presentProfile(user));

  serve(profileEndpoints.change, async ({ body, user, now }) => {
    const { profile, renamedIn } = await changeProfile(db, user, body, now);
    wake.person(user.id);
    renamedIn.forEach((projectId) => wake.project(projectId));
    return presentProfile(profile);
  });

  serve(profileEndpoints.changePassword, async ({ body, user, request, now }) => {
    await throttlePassword(request, user.email);
    await changePassword(db, user, body, now);
    wake.person(user.id);
  });

  serve(profileEndpoints.sessions, async ({ user, now }) => {
    const rows = await listSessions(db, user, now);
    return rows.map((row) => presentSession(row, user.sessionId));
  });

  serve(profileEndpoints.endSession, async ({ params: { sessionId }, user, now }) => {
    await endSessionById(db, user, sessionId, now);
    wake.person(user.id);
  });

  serve(profileEndpoints.endOtherSessions, async ({ user, now }) => {
    await endOtherSessions(db, user, now);
    wake.person(user.id);
  });

  serve(profileEndpoints.tasks, async ({ query: { limit = limits.page, cursor }, user, request, reply }) => {
    const after = cursor === undefined ? undefined : afterCursor('due_date', 'asc', cursor, user);
    const rows = await listMyTasks(db, user, after, limit + 1);
    const { page, last } = cutPage(rows, limit);
    if (last) linkNext(request, reply, { cursor: cursorAfter(last, 'due_date') });
    return page.map((row) => presentMyTask(row, user.timeZone));
  });

  serve(profileEndpoints.activity, async ({ user }) => (await listMyEvents(db, user.id)).map(presentMyEvent));
}
