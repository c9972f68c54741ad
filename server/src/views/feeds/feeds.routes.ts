import { createHash } from 'node:crypto';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { feedEndpoints } from '@cuadrilla/contract/views/feeds';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { minute } from '../../platform/http/attempts.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { fromAddress, type Throttle } from '../../platform/http/throttle.ts';
import { listFeedTasks } from './feed-tasks.queries.ts';
import { noteReading, renewFeed, revokeFeed } from './feeds.commands.ts';
import { presentCalendar } from './feed-calendar.present.ts';
import { presentFeed } from './feeds.present.ts';
import { findFeed, listFeeds } from './feeds.queries.ts';

export function feedRoutes(serve: Serve, { db }: Context): void {
  serve(feedEndpoints.list, async ({ user }) => (await listFeeds(db, user.id)).map(presentFeed));

  serve(feedEndpoints.renew, async ({ body, user, now }) => {
    const { feed, token } = await renewFeed(db, user.id, body, now);
    return { ...presentFeed(feed), path: `/feeds/${token}.ics` };
  });

  serve(feedEndpoints.revoke, ({ params: { feedId }, user }) => revokeFeed(db, user.id, feedId));
}

/** The calendars themselves, for programs that have nothing but the address. */
export function serveFeeds(app: FastifyInstance, context: Context, throttle: Throttle): void {
  const { db, clock, settings } = context;
  app.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    const [, token = ''] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
    const now = clock();
    // A calendar service reads for many people from few addresses.
    const reading = [fromAddress('feed', request, 600), { about: ['feed', token], free: 20 }];
    await throttle.count(reading, now, minute);
    const found = token ? await findFeed(db, token) : undefined;
    if (!found) throw notFound(messages.feedNotFound);
    const shown = await listFeedTasks(db, found, now);
    await noteReading(db, found.feed, shown.leftOut, now);
    const origin = settings.publicOrigin ?? `${request.protocol}://${request.host}`;
    const uids = settings.publicOrigin ? new URL(settings.publicOrigin).hostname : 'cuadrilla';
    const calendar = presentCalendar(found, shown, { origin, uids });
    const etag = `W/"${createHash('sha256').update(calendar).digest('base64url').slice(0, 22)}"`;
    void reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match']?.split(/, */).includes(etag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="cuadrilla.ics"')
      .send(calendar);
  });
}
