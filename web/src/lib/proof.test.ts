import { messages } from '@cuadrilla/contract/kernel/errors';
import { expect, it } from 'vitest';
import { ApiError } from './server/api.ts';
import { isAboutPassword } from './server/proof.ts';

it.each([
  [messages.wrongPassword, true],
  [messages.currentPasswordMissing, true],
  ['No caben más tokens: revoca alguno', false],
  ['Demasiados intentos', false],
])('«%s» is about the password: %s', (message, isAbout) => {
  expect(isAboutPassword(new ApiError(400, [message]))).toBe(isAbout);
  expect(isAboutPassword(new Error(message))).toBe(false);
});
