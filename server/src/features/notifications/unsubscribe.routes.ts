import { messages } from '@cuadrilla/contract/errors';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { users } from '../../database/schema/schema.ts';
import { minute } from '../../http/attempts.ts';
import { fromAddress, type Throttle } from '../../http/throttle.ts';
import { plainPage } from '../mail/mail.layout.ts';
import { changePreferences } from './preferences.ts';
import { ownerOf } from './unsubscribe.ts';
import { unsubscribeTexts as texts } from './unsubscribe.texts.ts';

/** Where the links of mails lead: looking changes nothing, and a mail program may say it without anybody looking. */
export function serveUnsubscribe(
  app: FastifyInstance,
  { db, clock }: Context,
  throttle: Throttle,
): Promise<void> {
  const requireOwner = async (token: string) => {
    const id = await ownerOf(db, token);
    const [person] = id === undefined ? [] : await db.select().from(users).where(eq(users.id, id));
    if (!person) throw notFound(messages.feedNotFound);
    return person;
  };
  return Promise.resolve(
    app.register(async (scope) => {
      // What it says does not matter: the address does.
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 1_024 },
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
        const { email } = await requireOwner(request.params.token);
        return reply.type('text/html; charset=utf-8').send(plainPage(texts.ask(email)));
      });
      scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
        const person = await requireOwner(request.params.token);
        await changePreferences(db, person.id, { mail: 'none' }, clock());
        return reply.type('text/html; charset=utf-8').send(plainPage(texts.done(person.email)));
      });
    }),
  );
}
