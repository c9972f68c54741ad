import { messages } from '@cuadrilla/contract/errors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { AppError } from '../app-error.ts';

/** Counts one attempt, and refuses it when there were too many in the last minute. */
export type Throttle = (request: FastifyRequest, account?: string) => Promise<void>;

/** For one kind of request; as many as somebody makes by hand, unless it says otherwise. */
export type MakeThrottle = (limits?: Limits) => Throttle;

interface Limits {
  perAddress: number;
  perAccount: number;
}
const attempts: Limits = { perAddress: 30, perAccount: 10 };

export async function throttleOn(
  app: FastifyInstance,
  { rateLimit: enabled }: Settings,
): Promise<MakeThrottle> {
  await app.register(rateLimit, { global: false });
  return ({ perAddress, perAccount } = attempts) => {
    const accounts = new WeakMap<FastifyRequest, string>();
    const byAddress = app.createRateLimit({ max: perAddress, timeWindow: '1 minute' });
    const byAccount = app.createRateLimit({
      max: perAccount,
      timeWindow: '1 minute',
      keyGenerator: (request) => accounts.get(request) ?? '',
    });
    return async (request, account) => {
      if (!enabled) return;
      const checks = [await byAddress(request)];
      if (account !== undefined) {
        accounts.set(request, account);
        checks.push(await byAccount(request));
      }
      if (checks.some((check) => !check.isAllowed && check.isExceeded)) {
        throw new AppError('rate_limited', messages.rateLimited);
      }
    };
  };
}
