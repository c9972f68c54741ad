import * as z from 'zod/mini';
import { email } from '../account/auth.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { anyone, isAdministrator, ofInstance } from '../kernel/scopes.ts';

export const registrationModes = ['open', 'domains', 'invited', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

const mostDomains = 50;

export const registrationMessages = {
  closed: 'Esta instancia no admite cuentas nuevas',
  invited: 'Para crear una cuenta hace falta una invitación',
  domains: 'Con ese correo hace falta una invitación',
  unproven: 'Antes hay que abrir el enlace que llega a ese correo',
  linkOver: 'El enlace ya no sirve: pide otro',
  noMail: 'Esta instancia no envía correo: pide el enlace a quien te invitó',
  noLink: 'Aquí no hace falta ningún enlace: la cuenta se crea directamente',
  badMode: 'Falta indicar quién puede crear una cuenta',
  badDomain: 'El dominio no es válido',
  noDomains: 'Falta al menos un dominio',
  tooManyDomains: `No caben más de ${mostDomains} dominios`,
} as const;

/** `ejemplo.com`; an @ before it is forgiven. */
export const domain = z.string(registrationMessages.badDomain).check(
  z.trim(),
  z.toLowerCase(),
  z.overwrite((text) => text.replace(/^@/, '')),
  z.regex(/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, registrationMessages.badDomain),
);

/** Who may open an account. The domains are kept while they do not count. */
export const registrationRules = z
  .object({
    mode: z.enum(registrationModes, registrationMessages.badMode),
    domains: z
      .array(domain, registrationMessages.badDomain)
      .check(z.maxLength(mostDomains, registrationMessages.tooManyDomains)),
  })
  .check(
    z.refine(({ mode, domains }) => mode !== 'domains' || domains.length > 0, {
      path: ['domains'],
      error: registrationMessages.noDomains,
    }),
  );
export type RegistrationRules = z.output<typeof registrationRules>;

const registrationSeen = z.object({
  mode: z.enum(registrationModes),
  domains: z.array(z.string()),
  /** Whether addresses of those domains prove themselves by a link that goes there: an instance without mail sends none. */
  sendsLinks: z.boolean(),
});
export type RegistrationSeen = z.output<typeof registrationSeen>;

export const registrationLinkHours = 24;
export const registrationLinkRequest = z.object({ email });

/** Why this address may not, if so. Whoever is invited may, unless nobody may. */
export function whyNotRegister(
  { mode, domains }: RegistrationRules,
  { email: address, invited }: { email: string; invited: boolean },
): string | undefined {
  if (mode === 'closed') return registrationMessages.closed;
  if (mode === 'open' || invited) return undefined;
  if (mode === 'invited') return registrationMessages.invited;
  return domains.includes(address.replace(/^.*@/, '')) ? undefined : registrationMessages.domains;
}

export const registrationEndpoints = {
  registration: endpoint({
    method: 'GET',
    path: '/instance/registration',
    summary: 'Who may open an account',
    allow: anyone,
    status: 200,
    response: registrationSeen,
  }),
  askLink: endpoint({
    method: 'POST',
    path: '/auth/registration-link',
    summary: 'Send the link with which an account is opened where only some domains may',
    allow: anyone,
    body: registrationLinkRequest,
    status: 204,
    conflict: errorBody,
  }),
  askInvitation: endpoint({
    method: 'POST',
    path: '/auth/invitation-link',
    summary:
      'Send the link of an invitation once more, where the address has one: the answer is always the same',
    allow: anyone,
    body: registrationLinkRequest,
    status: 204,
    conflict: errorBody,
  }),
  changeRegistration: endpoint({
    method: 'PUT',
    path: '/instance/registration',
    summary: 'Decide who may open an account',
    allow: ofInstance(isAdministrator),
    body: registrationRules,
    status: 200,
    response: registrationSeen,
  }),
};
