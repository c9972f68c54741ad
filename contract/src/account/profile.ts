import * as z from 'zod/mini';
import {
  confirmPassword,
  email,
  firstName,
  lastName,
  newPassword,
  passwordsMatch,
  timeZone,
  user,
  username,
} from './auth.ts';
import { weekStarts } from '../kernel/day.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { instant, limits, storable } from '../kernel/fields.ts';
import { countries } from '../kernel/holidays/countries.ts';
import { oneLine } from '../kernel/one-line.ts';
import { ownPassword } from './proof.ts';
import { ofAccount, ofOneself } from '../kernel/scopes.ts';

/** How much of a board is seen at once. */
export const densities = ['compact', 'roomy'] as const;
export type Density = (typeof densities)[number];

export const profile = z.extend(user, {
  /** Empty where nobody said. */
  job_title: z.string(),
  /** Since the account was opened. */
  password_changed_at: z.nullable(instant),
  /** By which its address is made. */
  picture: z.nullable(z.string()),
  time_zone: z.string(),
  /** Whose public holidays count. */
  country: z.nullable(z.enum(countries)),
  region: z.nullable(z.string()),
  week_start: z.enum(weekStarts),
  density: z.enum(densities),
  /** A task of a board always opens over it. */
  always_peek: z.boolean(),
  /** The list of what one does first is put away. */
  first_steps_closed: z.boolean(),
  demo: z.boolean(),
  /** Of the instance. */
  administrator: z.boolean(),
});
/** Which picture somebody has. */
export const personPicture = z.object({ id: z.int(), picture: z.string() });
export type PersonPicture = z.output<typeof personPicture>;

export type Profile = z.output<typeof profile>;

const jobTitle = z
  .string('El cargo no es válido')
  .check(z.overwrite(oneLine), ...storable('El cargo', limits.personName));

export const profileSettings = z.object({ firstName, lastName, username, jobTitle, email });

export const profileChange = z.extend(z.partial(profileSettings), {
  timeZone: z.optional(timeZone),
  /** Said without a region, it is meant as a whole. */
  country: z.optional(z.nullable(z.enum(countries, messages.countryUnknown))),
  region: z.optional(
    z.nullable(z.string(messages.regionUnknown).check(z.regex(/^[A-Z]{1,3}$/, messages.regionUnknown))),
  ),
  weekStart: z.optional(z.enum(weekStarts, 'El comienzo de la semana no es válido')),
  density: z.optional(z.enum(densities, 'La densidad no es válida')),
  alwaysPeek: z.optional(z.boolean('El Vistazo debe ser verdadero o falso')),
  firstStepsClosed: z.optional(z.boolean('El cierre de los primeros pasos debe ser verdadero o falso')),
  /** Another email asks for it. */
  currentPassword: ownPassword,
});

export const passwordChange = z
  .object({
    currentPassword: z
      .string(messages.currentPasswordMissing)
      .check(z.minLength(1, messages.currentPasswordMissing)),
    password: newPassword,
    confirmPassword,
  })
  .check(passwordsMatch);

export const session = z.object({
  id: z.int(),
  userAgent: z.string(),
  /** From where it was last used; empty where that is not known. */
  address: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const profileEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/profile',
    summary: 'The person signed in',
    allow: ofOneself,
    status: 200,
    response: profile,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/profile',
    summary:
      'Change name, username, job title, email (with the password), time zone, country, region or first day of weeks',
    allow: ofAccount,
    fixedInDemo: true,
    body: profileChange,
    status: 200,
    response: profile,
    conflict: errorBody,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/profile/password',
    summary: 'Change the password and end all other sessions',
    allow: ofAccount,
    fixedInDemo: true,
    body: passwordChange,
    status: 204,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/profile/sessions',
    summary: 'Open sessions, newest first',
    allow: ofAccount,
    status: 200,
    response: z.array(session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/profile/sessions/:sessionId',
    summary: 'End one session',
    allow: ofAccount,
    status: 204,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/profile/sessions',
    summary: 'End all sessions but this one',
    allow: ofAccount,
    fixedInDemo: true,
    status: 204,
  }),
};
