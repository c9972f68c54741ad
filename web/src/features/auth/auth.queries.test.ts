import { messages } from '@cuadrilla/contract/kernel/errors';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/server/api.ts';
import { verifySession } from './auth.queries.ts';

const verify = (error: ApiError) =>
  verifySession(new AbortController().signal, async () => {
    throw error;
  });

it('whoever lacks a second step is somebody all the same, other than whoever has no session', async () => {
  expect(await verify(new ApiError(401, [messages.unauthenticated], 'unauthenticated'))).toBeNull();
  const missing = new ApiError(403, ['Antes hay que activar la verificación en dos pasos'], 'two_steps');
  await expect(verify(missing)).rejects.toBe(missing);
});
