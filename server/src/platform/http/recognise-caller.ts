import { messages } from '@cuadrilla/contract/kernel/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { findTokenCaller, type TokenCaller, touchToken } from './access-token.queries.ts';
import { nameCaller } from './caller.ts';
import { type Caller, requireSession, type SessionUser, touchSession } from './session.queries.ts';
import { accessTokenOf, sessionCookies, tokenOf } from './session.ts';

interface EndpointManner {
  beforeTwoSteps?: boolean;
}

/** Who a request is from. Whoever is nobody we know is refused (401). */
export interface CallerRecogniser {
  /** By a token of theirs, or by their session. */
  recognise: (request: FastifyRequest, reply: FastifyReply, to?: EndpointManner) => Promise<Caller>;
  byToken: (token: string, request: FastifyRequest) => Promise<TokenCaller>;
  /** Keeps a session alive whose person was found in another way. */
  welcome: (user: SessionUser, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

export function callerRecogniser(context: Context): CallerRecogniser {
  const { db, clock, settings, hasRoom = () => true } = context;
  const cookies = sessionCookies(settings);

  async function welcome(user: SessionUser, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    nameCaller(request, user.id);
    if (hasRoom() && (await touchSession(db, user, request.ip, clock())))
      cookies.set(request, reply, tokenOf(request) ?? '');
  }

  async function byToken(token: string, request: FastifyRequest): Promise<TokenCaller> {
    const now = clock();
    const user = await findTokenCaller(db, token, now);
    if (!user) throw new AppError('unauthenticated', messages.unauthenticated);
    nameCaller(request, user.id);
    if (hasRoom()) await touchToken(db, user.grant, now);
    return user;
  }

  async function bySession(
    request: FastifyRequest,
    reply: FastifyReply,
    to: EndpointManner,
  ): Promise<SessionUser> {
    const user = await requireSession(db, request, clock(), to);
    await welcome(user, request, reply);
    return user;
  }

  return {
    welcome,
    byToken,
    recognise(request, reply, to = {}) {
      const token = accessTokenOf(request);
      return token === undefined ? bySession(request, reply, to) : byToken(token, request);
    },
  };
}
