import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { hash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Without use. */
export const sessionLength = 30 * dayLength;
/** However much it is used: from time to time people say who they are. */
export const longestSession = 180 * dayLength;

const secretCookie = 'token';
/** Readable by scripts and worth nothing: it only says that asking `/auth/verify` makes sense. */
const companionCookie = 'session';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** The token itself is never stored. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** Of a browser's session. */
export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[secretCookie];

export const accessTokenPrefix = 'cua_';
const bearer = new RegExp(`^[Bb]earer (${accessTokenPrefix}[\\w-]{43})$`);

/** Of a program. What else stands in that header is some proxy's. */
export const accessTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];

/** By which the request says whose it is. A token counts before the cookie, which may go further. */
export const credentialOf = (request: FastifyRequest): string | undefined =>
  accessTokenOf(request) ?? tokenOf(request);

/** The same question that the web asks itself at its start. */
export const mayHaveSession = (request: FastifyRequest): boolean => request.cookies[companionCookie] === '1';

export interface SessionCookies {
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** What all our cookies have in common. */
export const cookieAttributes =
  ({ publicOrigin }: Settings) =>
  (request: FastifyRequest): CookieSerializeOptions => ({
    path: '/',
    sameSite: 'lax',
    secure: publicOrigin ? publicOrigin.startsWith('https:') : request.protocol === 'https',
  });

export function sessionCookies(settings: Settings): SessionCookies {
  const attributes = cookieAttributes(settings);
  return {
    set(request, reply, token) {
      const lasting = { ...attributes(request), maxAge: sessionLength / 1_000 };
      void reply.setCookie(secretCookie, token, { ...lasting, httpOnly: true });
      void reply.setCookie(companionCookie, '1', lasting);
    },
    clear(request, reply) {
      void reply.clearCookie(secretCookie, { ...attributes(request), httpOnly: true });
      void reply.clearCookie(companionCookie, attributes(request));
    },
  };
}
