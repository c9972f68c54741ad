import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { minute } from '../../platform/http/attempts.ts';
import { cookieAttributes } from '../../platform/http/session.ts';
import { signaturesOf } from '../../platform/http/signatures.ts';
import { fromAddress, type Throttle } from '../../platform/http/throttle.ts';
import { entrance } from '../auth/entrance.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { accountOf, NotLetIn } from './accounts.commands.ts';
import { type Errand, oidcProvider } from './provider.ts';
import type { Admission } from '../auth/admission.ts';

const cookie = 'oidc';
const path = '/api/auth/oidc';
const longestErrand = 10 * 60;

/** An address of ours, and nothing that a browser would take for another's. */
const isOwn = (target: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(target);

/** A link on somebody else's page. */
const isFromAfar = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'cross-site';

const fail = (reply: FastifyReply, why: string) => reply.redirect(`/login?error=${why}`);

/** Pages that a browser goes through, not calls of the API: they answer with another address, never with an error. */
export function serveOidc(
  app: FastifyInstance,
  context: Context,
  throttle: Throttle,
  { mayComeFromOutside }: Admission,
): void {
  const { db, clock, settings } = context;
  const { oidc, publicOrigin } = settings;
  if (!oidc || publicOrigin === undefined) return;
  const provider = oidcProvider(oidc, publicOrigin);
  const { enter, endFormer } = entrance(context);
  const errands = errandCookies(context);

  app.get<{ Querystring: { redirect?: string } }>(path, async (request, reply) => {
    await throttle.count([fromAddress('oidc', request, 30)], clock(), minute);
    const { redirect = '' } = request.query;
    // Nobody is signed in, or below out, by what they did not mean.
    if (isFromAfar(request)) return reply.redirect(`/login?redirect=${encodeURIComponent(redirect)}`);
    try {
      const { url, errand } = await provider.begin(isOwn(redirect) ? redirect : '/dashboard');
      await errands.keep(request, reply, errand);
      return await reply.redirect(url.href);
    } catch (error) {
      request.log.warn({ err: error }, 'the OIDC provider does not answer');
      return fail(reply, 'unreachable');
    }
  });

  app.get(`${path}/callback`, async (request, reply) => {
    const now = clock();
    const errand = await errands.take(request, reply);
    if (!errand) return fail(reply, 'late');
    const asked = new URL(request.url, publicOrigin);
    if (asked.searchParams.get('error') === 'access_denied') return fail(reply, 'cancelled');
    try {
      const identity = await provider.finish(asked, errand);
      const arrival = { issuer: oidc.issuer, settings, now, mayComeFromOutside };
      const { userId, kind } = await db.transaction((tx) => accountOf(tx, arrival, identity));
      await enter({ request, reply, now }, { userId, kind, way: 'provider' });
      return await reply.redirect(errand.target);
    } catch (error) {
      const why = reasonOf(error);
      request.log.warn({ err: error }, 'a sign-in by OIDC failed');
      await noteSecurity(db, { request, now }, { kind: 'sign_in_failed', userId: null, details: { why } });
      return fail(reply, why);
    }
  });

  /** After signing out here, there too: else the next click would sign in again unasked. */
  app.get(`${path}/logout`, async (request, reply) => {
    if (isFromAfar(request)) return reply.redirect('/');
    await endFormer(request, clock());
    const url = await provider.leave().catch(() => undefined);
    return reply.redirect(url?.href ?? '/login');
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof NotLetIn) return error.why;
  return error instanceof AppError && error.code === 'unauthenticated' ? 'disabled' : 'failed';
}

/** Between leaving and coming back the browser holds what the answer must fit, under our signature. */
function errandCookies({ db, settings }: Pick<Context, 'db' | 'settings'>) {
  const { sign, isSigned } = signaturesOf(db, 'oidc');
  const attributes = cookieAttributes(settings);

  return {
    async keep(request: FastifyRequest, reply: FastifyReply, errand: Errand): Promise<void> {
      const text = Buffer.from(JSON.stringify(errand)).toString('base64url');
      void reply.setCookie(cookie, `${text}.${await sign(text)}`, {
        ...attributes(request),
        path,
        maxAge: longestErrand,
        httpOnly: true,
      });
    },
    /** Once. */
    async take(request: FastifyRequest, reply: FastifyReply): Promise<Errand | undefined> {
      const [text = '', signature = ''] = (request.cookies[cookie] ?? '').split('.');
      void reply.clearCookie(cookie, { ...attributes(request), path, httpOnly: true });
      if (!(await isSigned(text, signature))) return undefined;
      return JSON.parse(Buffer.from(text, 'base64url').toString()) as Errand;
    },
  };
}
