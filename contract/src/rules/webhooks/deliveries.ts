import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { errorBody } from '../../kernel/errors.ts';
import { instant, page } from '../../kernel/fields.ts';
import { canManageProject } from '../../kernel/roles.ts';
import { inProject } from '../../kernel/scopes.ts';
import { deliveryStates } from './events.ts';

/** With growing pauses, they last four days. */
export const mostDeliveryTries = 30;
/** Of what was answered. */
export const longestAnswer = 2_000;

/** One call of a webhook, tried until it is answered well. */
const shape = {
  id: z.int(),
  /** An event's name. */
  type: z.string(),
  /** The event's place in the project's log; a test has none. */
  seq: z.nullable(z.int()),
  at: instant,
  state: z.enum(deliveryStates),
  tries: z.int(),
  status: z.nullable(z.int()),
  /** Why the last try was none. */
  error: z.nullable(z.string()),
  /** How long the last answer took, in milliseconds. */
  took: z.nullable(z.int()),
};
export const webhookDelivery = z.object(shape);
export type WebhookDelivery = z.output<typeof webhookDelivery>;

/** With what was sent, and how what came back begins. */
export const wholeDelivery = z.object({
  ...shape,
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  /** Null also of a private network, whose words are not kept. */
  answer: z.nullable(z.string()),
  /** When it is tried again, if it is. */
  nextAt: z.nullable(instant),
});
export type WholeDelivery = z.output<typeof wholeDelivery>;

export const webhookDeliveryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/projects/:projectId/webhooks/:webhookId/deliveries',
    summary: 'What the webhook told in the last 30 days, newest first',
    allow: inProject(canManageProject),
    query: z.object({ ...page, failed: z.optional(z.enum(['yes'], 'El filtro no es válido')) }),
    status: 200,
    response: z.array(webhookDelivery),
  }),
  read: endpoint({
    method: 'GET',
    path: '/projects/:projectId/webhooks/:webhookId/deliveries/:webhookDeliveryId',
    summary: 'What was sent, and what came back',
    allow: inProject(canManageProject),
    status: 200,
    response: wholeDelivery,
  }),
  replay: endpoint({
    method: 'POST',
    path: '/projects/:projectId/webhooks/:webhookId/deliveries/:webhookDeliveryId/replay',
    summary: 'Call once more, with the same words and the same id',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    status: 204,
    conflict: errorBody,
  }),
  replayFailed: endpoint({
    method: 'POST',
    path: '/projects/:projectId/webhooks/:webhookId/deliveries/replay',
    summary: 'Call once more for each that was not answered well',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    status: 200,
    response: z.object({ count: z.int() }),
    conflict: errorBody,
  }),
};
