import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { ofOneself } from '../../kernel/scopes.ts';
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
  point: 'assignments',
  commented: 'comments',
  done: 'completions',
  tomorrow: 'dueSoon',
  today: 'dueSoon',
  overdue: 'overdue',
  added: 'memberships',
  role: 'memberships',
  rule: 'automations',
  paused: 'automations',
  webhook: 'automations',
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

/** At once, though several within minutes are one; once a day, or on working days only; never. */
export const mailModes = ['instant', 'daily', 'workdays', 'none'] as const;
export type MailMode = (typeof mailModes)[number];
/** What has gathered comes as one mail. */
export const isDigest = (mail: MailMode): boolean => mail === 'daily' || mail === 'workdays';
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
/** News wait in the bell meanwhile; over midnight where it ends before it begins. */
const quietHours = z
  .object({ from: time, to: time })
  .check(
    z.refine(
      ({ from, to }) => from !== to,
      'Las horas de silencio deben empezar y terminar a horas distintas',
    ),
  );
export type QuietHours = z.output<typeof quietHours>;
const mode = z.enum(mailModes, 'El modo de correo no es válido');

export const preferences = z.object({
  channels: z.object(tableOf(onOff, (shape) => z.object(shape))),
  mail: mode,
  digestAt: time,
  quiet: z.nullable(quietHours),
});
export type Preferences = z.output<typeof preferences>;

const answer = z.object({
  ...preferences.shape,
  /** Whether mail goes out from here at all. */
  sendsMail: z.boolean(),
});
export type PreferencesAnswer = z.output<typeof answer>;

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
  quiet: z.optional(z.nullable(quietHours)),
});
export type PreferencesChange = z.output<typeof preferencesChange>;

export const preferenceEndpoints = {
  preferences: endpoint({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'Of what I am told, and where',
    allow: ofOneself,
    status: 200,
    response: answer,
  }),
  changePreferences: endpoint({
    method: 'PATCH',
    path: '/notifications/preferences',
    summary: 'Choose of what I am told, and where',
    allow: ofOneself,
    body: preferencesChange,
    status: 200,
    response: answer,
  }),
  digestExample: endpoint({
    method: 'GET',
    path: '/notifications/digest-example',
    summary: 'The daily mail as it would look now, as a page',
    allow: ofOneself,
    media: 'text/html',
    status: 200,
  }),
};
