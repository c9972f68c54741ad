import * as z from 'zod/mini';
import { confirmPassword, email, newPassword, passwordsMatch } from './auth.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { anyone } from '../kernel/scopes.ts';

export const resetMessages = {
  linkOver: 'El enlace ya no sirve: pide otro',
  noMail: 'Esta instancia no envía correo: pide una contraseña nueva a quien la administra',
} as const;

export const resetRequest = z.object({ email });

export const resetPassword = z.object({ password: newPassword, confirmPassword }).check(passwordsMatch);

export const passwordResetEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/auth/password-reset',
    summary: 'Send a link for a new password, if there is such an account: the answer is the same if not',
    allow: anyone,
    body: resetRequest,
    status: 204,
    conflict: errorBody,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/auth/password-reset',
    summary: 'Choose a new password with the link that was sent, once; it ends all sessions',
    allow: anyone,
    body: z.extend(resetPassword, { token: z.string(resetMessages.linkOver) }),
    status: 204,
  }),
};
