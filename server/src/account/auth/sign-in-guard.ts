import { demoCredentials } from '@cuadrilla/contract/account/auth';
import type { FastifyRequest } from 'fastify';
import type { Attempt } from '../../platform/http/attempts.ts';
import type { Devices } from '../../platform/http/devices.ts';
import { networkOf } from '../../platform/http/network.ts';
import { fromAddress } from '../../platform/http/throttle.ts';

/**
 * What a sign-in counts as. A browser that the person has signed in with before counts for itself, so nobody else can
 * make them wait there. Others count by account and address: a stranger slows down only those at their own address.
 * An account that is tried from everywhere leaves one free try to each address; the demo, which all share, is open.
 */
export async function signInAttempts(
  devices: Devices,
  request: FastifyRequest,
  email: string,
  user: { id: number } | undefined,
  step: 'sign-in' | 'second-step' = 'sign-in',
): Promise<Attempt[]> {
  const device = user && (await devices.knownTo(request, user.id));
  if (user && device !== undefined) return [{ about: [step, user.id, device], free: 10 }];
  const address = fromAddress(step, request, 30);
  if (email === demoCredentials.email) return [address];
  const among = { about: [`${step} of`, email], free: 50 };
  return [address, { about: [step, email, networkOf(request.ip)], free: 5, among }];
}
