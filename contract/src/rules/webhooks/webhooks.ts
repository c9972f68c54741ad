import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { errorBody } from '../../kernel/errors.ts';
import { instant, limits, namedPerson, requiredLine } from '../../kernel/fields.ts';
import { canManageProject } from '../../kernel/roles.ts';
import { inProject } from '../../kernel/scopes.ts';
import { webAddress } from '../../kernel/web-address.ts';
import { deliveryStates, webhookEvents } from './events.ts';

export const mostWebhooks = 20;

/** So long a secret that was renewed goes on signing beside the new one. */
export const formerSecretHours = 24;

export const webhookMessages = {
  notFound: 'Webhook no encontrado',
  tooMany: `No caben más de ${mostWebhooks} webhooks en el proyecto: elimina alguno`,
  notSecure: 'La dirección debe empezar con https://',
  wrongPort: 'El puerto de la dirección no es válido',
  wrongHost: 'El nombre del servidor no es válido',
  private: (host: string) => `La dirección ${host} es de una red privada`,
  isOff: 'El webhook está apagado: enciéndelo para reenviar',
  testUnderWay: 'Ya hay una prueba en camino',
} as const;

/** Who has more has no use for the exact number. */
export const mostFailedCounted = 1_000;

/**
 * Why it was turned off by itself: whom it calls wants it no more, its owner no longer manages the project, or nothing was
 * answered well for as long as a call is tried.
 */
export const webhookPauses = ['gone', 'rights', 'dead'] as const;
export type WebhookPause = (typeof webhookPauses)[number];

/** Tells another system what happens in the project. */
export const webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  /** Null for all. */
  events: z.nullable(z.array(z.enum(webhookEvents))),
  enabled: z.boolean(),
  paused: z.nullable(z.enum(webhookPauses)),
  /** Whoever changed it last: it tells no more than they may see. */
  owner: namedPerson,
  createdAt: instant,
  /** What it last had to tell. */
  last: z.nullable(z.object({ at: instant, state: z.enum(deliveryStates) })),
  /** Of what is kept, tests aside, how many were not answered well at the last try; of these, how many are of today. */
  failed: z.int(),
  failedToday: z.int(),
});
export type Webhook = z.output<typeof webhook>;

const name = requiredLine('El nombre', limits.name, 'El nombre es obligatorio');
const url = webAddress('La dirección es obligatoria');
const events = z.nullable(
  z
    .array(z.enum(webhookEvents, 'El evento no existe'), 'Falta indicar los eventos')
    .check(
      z.minLength(1, 'Falta elegir algún evento'),
      z.maxLength(webhookEvents.length, 'Los eventos se repiten'),
    ),
);
const enabled = z.boolean('Falta indicar si está encendido');

export const newWebhook = z.object({ name, url, events });
export type NewWebhook = z.output<typeof newWebhook>;
const webhookChange = z.partial(z.extend(newWebhook, { enabled }));
export type WebhookChange = z.output<typeof webhookChange>;

/** What its calls are signed with: told where it is made and nowhere else. */
const secret = z.object({ secret: z.string() });
const madeWebhook = z.extend(webhook, secret.shape);
export type MadeWebhook = z.output<typeof madeWebhook>;

export const webhookEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/projects/:projectId/webhooks',
    summary: 'The webhooks of the project, oldest first',
    allow: inProject(canManageProject),
    status: 200,
    response: z.array(webhook),
  }),
  create: endpoint({
    method: 'POST',
    path: '/projects/:projectId/webhooks',
    summary: 'Add a webhook: it tells what happens from now on. What it signs with is told only now',
    allow: inProject(canManageProject),
    inPerson: true,
    fixedInDemo: true,
    once: true,
    body: newWebhook,
    status: 201,
    response: madeWebhook,
    conflict: errorBody,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/webhooks/:webhookId',
    summary: 'Change a webhook, or turn it on or off',
    allow: inProject(canManageProject),
    inPerson: true,
    fixedInDemo: true,
    body: webhookChange,
    status: 200,
    response: webhook,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/webhooks/:webhookId',
    summary: 'Delete a webhook and what it told',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    status: 204,
  }),
  renewSecret: endpoint({
    method: 'POST',
    path: '/projects/:projectId/webhooks/:webhookId/secret',
    summary: `Sign with another secret, told only now, and with the former too for ${formerSecretHours} hours`,
    allow: inProject(canManageProject),
    inPerson: true,
    fixedInDemo: true,
    status: 200,
    response: secret,
  }),
  test: endpoint({
    method: 'POST',
    path: '/projects/:projectId/webhooks/:webhookId/test',
    summary: 'Call it once to see whether it arrives',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    status: 204,
    conflict: errorBody,
  }),
};
