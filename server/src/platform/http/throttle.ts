import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { type Attempt, countAttempts, forgiveAttempts } from './attempts.ts';
import { networkOf } from './network.ts';

/** Refuses what is tried too often: with growing pauses, and the same on all instances. */
export interface Throttle {
  count(tries: readonly Attempt[], now: Date, within?: number): Promise<void>;
  forgive(tries: readonly Attempt[]): Promise<void>;
}

/** `RATE_LIMIT=off` counts nothing. */
export function throttleOn({ db, settings }: Context): Throttle {
  if (!settings.rateLimit) return { count: async () => undefined, forgive: async () => undefined };
  return {
    count: (tries, now, within) => countAttempts(db, tries, now, within),
    forgive: (tries) => forgiveAttempts(db, tries),
  };
}

/** As much as one may try from one address. */
export const fromAddress = (what: string, request: FastifyRequest, free: number): Attempt => ({
  about: [what, networkOf(request.ip)],
  free,
});
