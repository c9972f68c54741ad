import * as z from 'zod/mini';
import { isTimeZone } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { limits, requiredLine, requiredText, storable } from '../kernel/fields.ts';
import { anyone, ofAccount } from '../kernel/scopes.ts';

export const user = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
});
export type User = z.output<typeof user>;

export const firstName = requiredLine('El nombre', limits.personName, 'El nombre es requerido');
export const lastName = requiredLine('El apellido', limits.personName, 'El apellido es requerido');

export const username = requiredText('El usuario', limits.username.max, 'El usuario es requerido').check(
  z.minLength(limits.username.min, `El usuario debe tener al menos ${limits.username.min} caracteres`),
  z.regex(/^[\p{L}\p{N}._-]*$/u, 'El usuario solo admite letras, números, punto, guion y guion bajo'),
);

export const email = requiredText('El email', limits.email, 'El email es requerido').check(
  z.toLowerCase(),
  z.regex(z.regexes.email, 'El email no es válido'),
);

export const newPassword = z
  .string('La contraseña es requerida')
  .check(
    z.minLength(1, 'La contraseña es requerida'),
    z.minLength(limits.password.min, `La contraseña debe tener al menos ${limits.password.min} caracteres`),
    ...storable('La contraseña', limits.password.max),
  );

export const confirmPassword = z
  .string('Falta confirmar la contraseña')
  .check(z.minLength(1, 'Falta confirmar la contraseña'));

/** Runs even when other fields are wrong, so that all messages come at once. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { path: ['confirmPassword'], error: 'Las contraseñas no coinciden', when: () => true },
);

export const timeZone = z.string().check(z.refine(isTimeZone, 'La zona horaria no es válida'));

export const invitationToken = requiredText('La invitación', 100, messages.invitationNotFound);

export const registration = z
  .object({
    firstName,
    lastName,
    username,
    email,
    timeZone: z.optional(timeZone),
    /** The token of one, where the instance asks for it. */
    invitation: z.optional(invitationToken),
    /** What the link carried that went to the address, where the instance asks for it. */
    proof: z.optional(requiredText('El enlace', 1_000, 'Falta el enlace')),
    password: newPassword,
    // Last, so that the comparison below speaks in its turn.
    confirmPassword,
  })
  .check(passwordsMatch);

export const credentials = z.object({
  email: requiredText('El email', limits.email, 'El email es obligatorio').check(z.toLowerCase()),
  password: z
    .string('La contraseña es obligatoria')
    .check(z.minLength(1, 'La contraseña es obligatoria'), ...storable('La contraseña', limits.password.max)),
});

export const demoCredentials = { email: 'demo@cuadrilla.app', password: 'demo1234' } as const;

export const authEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Open an account and a session',
    allow: anyone,
    body: registration,
    status: 201,
    response: user,
    conflict: errorBody,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Open a session',
    allow: anyone,
    body: credentials,
    status: 200,
    response: user,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    allow: anyone,
    status: 204,
  }),
  verify: endpoint({
    method: 'GET',
    path: '/auth/verify',
    summary: 'Whose session this is',
    allow: ofAccount,
    beforeTwoSteps: true,
    status: 200,
    response: user,
  }),
};
