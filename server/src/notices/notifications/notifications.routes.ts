import { messages } from '@cuadrilla/contract/kernel/errors';
import { countEndpoints } from '@cuadrilla/contract/notices/notifications/counts';
import { notificationEndpoints } from '@cuadrilla/contract/notices/notifications/notifications';
import { preferenceEndpoints } from '@cuadrilla/contract/notices/notifications/preferences';
import { invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { cutPage, linkNext } from '../../platform/http/paging.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { cursorOf, parseCursor } from '../../platform/http/time-cursor.ts';
import { canSendMail } from '../../outside/mail/mail.commands.ts';
import { digestExample } from './digest-example.ts';
import { markNotifications, readAllNotifications } from './notifications.commands.ts';
import { presentNotification } from './notifications.present.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { countNotifications, listNotifications } from './notifications.queries.ts';

const usualPage = 50;

export function notificationRoutes(serve: Serve, { db, wake, settings }: Context): void {
  const sendsMail = canSendMail(settings);

  serve(notificationEndpoints.list, async ({ query, user, request, reply }) => {
    const { filter, project: projectId, cursor, limit = usualPage } = query;
    const after = cursor === undefined ? undefined : parseCursor(cursor);
    if (cursor !== undefined && !after) throw invalid(messages.cursorInvalid);
    const rows = await listNotifications(db, user.id, { filter, projectId, after, limit: limit + 1 });
    const { page, last } = cutPage(rows, limit);
    if (last) linkNext(request, reply, { cursor: cursorOf(last) });
    return page.map(presentNotification);
  });

  serve(countEndpoints.counts, ({ user }) => countNotifications(db, user.id));

  serve(preferenceEndpoints.preferences, async ({ user }) => ({
    ...(await readPreferences(db, user.id)),
    sendsMail,
  }));

  serve(preferenceEndpoints.changePreferences, async ({ body, user, now }) => ({
    ...(await changePreferences(db, user.id, body, now)),
    sendsMail,
  }));

  serve(preferenceEndpoints.digestExample, async ({ user, reply, now }) => {
    void reply.type('text/html; charset=utf-8');
    return Buffer.from(await digestExample(db, user, now));
  });

  serve(notificationEndpoints.mark, async ({ body, user, now }) => {
    await markNotifications(db, user.id, body, now);
    wake.person(user.id);
  });

  serve(notificationEndpoints.readAll, async ({ body: { upTo }, user, now }) => {
    await readAllNotifications(db, user.id, upTo, now);
    wake.person(user.id);
  });
}
