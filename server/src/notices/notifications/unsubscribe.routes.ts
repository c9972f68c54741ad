import { messages } from '@cuadrilla/contract/kernel/errors';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/schema.ts';
import { minute } from '../../platform/http/attempts.ts';
import { fromAddress, type Throttle } from '../../platform/http/throttle.ts';
import { plainPage } from '../../outside/mail/mail.layout.ts';
import { changePreferences } from './preferences.ts';
import { readerOf } from '../../outside/mail/unsubscribe.ts';
import { unsubscribeTexts as texts } from './unsubscribe.texts.ts';

interface OtherMails {
  /** Of one project, or of all. */
  endReports: (db: Db, userId: number, projectId?: number) => Promise<void>;
}

/** Where the links of mails lead: looking changes nothing, and a mail program may say it without anybody looking. */
export function serveUnsubscribe(
  app: FastifyInstance,
  { db, clock }: Context,
  throttle: Throttle,
  { endReports }: OtherMails,
): Promise<void> {
  const requireReader = async (token: string) => {
    const reader = await readerOf(db, token);
    const [person] = reader ? await db.select().from(users).where(eq(users.id, reader.userId)) : [];
    if (!reader || !person) throw notFound(messages.feedNotFound);
    return { ...reader, email: person.email };
  };
  return Promise.resolve(
    app.register(async (scope) => {
      // What it says does not matter: the address does. RFC 8058 has it in either form.
      scope.addContentTypeParser(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        { parseAs: 'string', bodyLimit: 4_096 },
        (_request, _body, done) => done(null),
      );
      scope.addHook('onRequest', async (request, reply) => {
        await throttle.count([fromAddress('unsubscribe', request, 60)], clock(), minute);
        void reply.headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        });
      });
      scope.get<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
        const { email, projectId } = await requireReader(request.params.token);
        const page = projectId === undefined ? texts.ask(email) : texts.askReport(email);
        return reply.type('text/html; charset=utf-8').send(plainPage(page));
      });
      scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
        const { email, userId, projectId } = await requireReader(request.params.token);
        if (projectId === undefined) await changePreferences(db, userId, { mail: 'none' }, clock());
        await endReports(db, userId, projectId);
        const page = projectId === undefined ? texts.done(email) : texts.doneReport(email, projectId);
        return reply.type('text/html; charset=utf-8').send(plainPage(page));
      });
    }),
  );
}
