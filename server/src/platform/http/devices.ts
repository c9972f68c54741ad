import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { cookieAttributes } from './session.ts';
import { signaturesOf } from './signatures.ts';

const cookie = 'device';
const year = 365 * 24 * 60 * 60;
/** People who share a browser. */
const mostPeople = 5;

export interface Devices {
  /** What this browser is called, if that person has signed in with it before. */
  knownTo(request: FastifyRequest, userId: number): Promise<string | undefined>;
  remember(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void>;
}

/**
 * A browser is called something at random, and for each person who signed in with it the cookie holds our signature
 * under both: so nothing has to be stored, and nobody can claim to be somebody's browser.
 */
export function devicesOn({ db, settings }: Pick<Context, 'db' | 'settings'>): Devices {
  const { sign, isSigned } = signaturesOf(db, 'device');
  const attributes = cookieAttributes(settings);

  return {
    async knownTo(request, userId) {
      const { id, signatures } = read(request);
      if (id === undefined) return undefined;
      const theirs = await Promise.all(signatures.map((each) => isSigned(`${id} ${userId}`, each)));
      return theirs.includes(true) ? id : undefined;
    },
    async remember(request, reply, userId) {
      const { id = randomBytes(16).toString('base64url'), signatures } = read(request);
      const ours = await sign(`${id} ${userId}`);
      const all = [ours, ...signatures.filter((each) => each !== ours)].slice(0, mostPeople);
      void reply.setCookie(cookie, [id, ...all].join('.'), {
        ...attributes(request),
        path: '/api/auth',
        maxAge: year,
        httpOnly: true,
      });
    },
  };
}

const shape = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/;

function read(request: FastifyRequest): { id?: string; signatures: string[] } {
  const value = request.cookies[cookie] ?? '';
  if (!shape.test(value)) return { signatures: [] };
  const [id = '', ...signatures] = value.split('.');
  return { id, signatures };
}
