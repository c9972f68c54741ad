import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { instant } from '../kernel/fields.ts';
import { anyone, ofAccount } from '../kernel/scopes.ts';

export const emailMessages = {
  linkOver: 'El enlace ya no sirve: pide el cambio otra vez',
  undoOver: 'El enlace ya no sirve: habla con quien administra esta instancia',
} as const;

/** For how many days whoever reads the old address can take it back. */
export const emailUndoDays = 7;

export const emailChangeEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/profile/email-change',
    summary: 'Whether another email is confirmed by a link, and the one that waits for it',
    allow: ofAccount,
    status: 200,
    response: z.object({
      /** Else it changes at once: no mail goes out from here. */
      byLink: z.boolean(),
      pending: z.nullable(z.object({ email: z.string(), expiresAt: instant })),
    }),
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/profile/email-change',
    summary: 'Keep the email: the link that was sent is worth nothing any more',
    allow: ofAccount,
    status: 204,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/auth/email-change',
    summary: 'Have the new email, with the link that was sent there, once; it ends all other sessions',
    allow: anyone,
    body: z.object({ token: z.string(emailMessages.linkOver) }),
    status: 200,
    response: z.object({ email: z.string() }),
    conflict: errorBody,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/auth/email-change/undo',
    summary: 'Have the old email back, with the link that was sent there; it ends all that lets anybody in',
    allow: anyone,
    body: z.object({ token: z.string(emailMessages.undoOver) }),
    status: 200,
    /** With which a new password is chosen; null where only the organisation's provider lets people in. */
    response: z.object({ token: z.nullable(z.string()) }),
  }),
};
