import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ofOneself } from '../scopes.ts';
import type { NotificationKind } from './kinds.ts';

/** What one chooses by: several kinds are one matter. */
export const topics = [
  'mentions',
  'assignments',
  'comments',
  'completions',
  'dueSoon',
  'overdue',
  'memberships',
  'automations',
] as const;
export type Topic = (typeof topics)[number];

export const topicOf: Record<NotificationKind, Topic> = {
  mentioned: 'mentions',
  assigned: 'assignments',
  unassigned: 'assignments',
  commented: 'comments',
  done: 'completions',
  tomorrow: 'dueSoon',
  today: 'dueSoon',
  overdue: 'overdue',
  added: 'memberships',
  role: 'memberships',
  rule: 'automations',
  paused: 'automations',
};

export const channels = ['app', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];
type Ways = Record<Channel, boolean>;

const ways = (...chosen: Channel[]): Ways => ({
  app: chosen.includes('app'),
  mail: chosen.includes('mail'),
  push: chosen.includes('push'),
});

/** For whoever has chosen nothing. */
export const usualWays: Record<Topic, Ways> = {
  mentions: ways('app', 'mail', 'push'),
  assignments: ways('app', 'mail', 'push'),
  comments: ways('app'),
  completions: ways('app'),
  dueSoon: ways('app', 'mail'),
  overdue: ways('app', 'mail', 'push'),
  memberships: ways('app', 'mail'),
  automations: ways('app', 'mail'),
};

/** At once, though several within minutes are one; once a day; never. */
export const mailModes = ['instant', 'daily', 'none'] as const;
export type MailMode = (typeof mailModes)[number];
export const usualDigestTime = '08:30';

const tableOf = <Way extends z.ZodMiniType, Row extends z.ZodMiniType>(
  way: Way,
  rowOf: (shape: Record<Channel, Way>) => Row,
) =>
  Object.fromEntries(topics.map((topic) => [topic, rowOf({ app: way, mail: way, push: way })])) as Record<
    Topic,
    Row
  >;

const onOff = z.boolean('Falta indicar sí o no');
const time = z
  .string('La hora no es válida')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora no es válida'));
const mode = z.enum(mailModes, 'El modo de correo no es válido');

export const preferences = z.object({
  channels: z.object(tableOf(onOff, (shape) => z.object(shape))),
  mail: mode,
  digestAt: time,
});
export type Preferences = z.output<typeof preferences>;

const row = z.object({ app: z.optional(onOff), mail: z.optional(onOff), push: z.optional(onOff) });
export const preferencesChange = z.object({
  channels: z.optional(
    z.object(
      Object.fromEntries(topics.map((topic) => [topic, z.optional(row)])) as Record<
        Topic,
        z.ZodMiniOptional<typeof row>
      >,
    ),
  ),
  mail: z.optional(mode),
  digestAt: z.optional(time),
});
export type PreferencesChange = z.output<typeof preferencesChange>;

export const preferenceEndpoints = {
  preferences: endpoint({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'Of what I am told, and where',
    allow: ofOneself,
    status: 200,
    response: preferences,
  }),
  changePreferences: endpoint({
    method: 'PATCH',
    path: '/notifications/preferences',
    summary: 'Choose of what I am told, and where',
    allow: ofOneself,
    body: preferencesChange,
    status: 200,
    response: preferences,
  }),
};
