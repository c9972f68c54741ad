import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { messages } from '../../kernel/errors.ts';
import { ofAccount } from '../../kernel/scopes.ts';

const text = (longest: number) =>
  z
    .string(messages.subscriptionInvalid)
    .check(
      z.regex(/^[\x21-\x7e]+$/, messages.subscriptionInvalid),
      z.maxLength(longest, messages.subscriptionInvalid),
    );

/** What a browser says of where it can be reached. */
export const subscription = z.object({
  endpoint: text(1_000),
  keys: z.object({ p256dh: text(200), auth: text(100) }, messages.subscriptionInvalid),
});

export const pushEndpoints = {
  key: endpoint({
    method: 'GET',
    path: '/push/key',
    summary: 'By which key a browser knows who may push to it',
    allow: ofAccount,
    status: 200,
    response: z.object({ key: z.string() }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/push/subscriptions',
    summary: 'Be told in this browser too',
    allow: ofAccount,
    body: subscription,
    status: 204,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/push/subscriptions/resume',
    summary: 'Whether I am told in this browser already; if so it goes on with the session that asks',
    allow: ofAccount,
    body: z.object({ endpoint: text(1_000) }),
    status: 200,
    response: z.object({ own: z.boolean() }),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/push/subscriptions/remove',
    summary: 'Be told in this browser no more',
    allow: ofAccount,
    body: z.object({ endpoint: text(1_000) }),
    status: 204,
  }),
};
