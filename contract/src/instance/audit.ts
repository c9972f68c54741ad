import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, page, searchText } from '../kernel/fields.ts';
import { isAdministrator, ofInstance } from '../kernel/scopes.ts';

/** What lets people in or keeps them out. */
export const securityKinds = [
  'sign_in',
  'sign_in_failed',
  'registered',
  'linked',
  'refused',
  'password_changed',
  'password_reset',
  'password_wrong',
  'reset_sent',
  'email_changed',
  'email_restored',
  'session_ended',
  'sessions_ended',
  'role_changed',
  'token_created',
  'token_revoked',
  'token_narrowed',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'account_deleted',
  'account_disabled',
  'account_enabled',
  'administrator_made',
  'administrator_unmade',
  'registration_changed',
  'document_damaged',
  'two_steps_changed',
  'data_exported',
  'project_exported',
  'report_exported',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

const securityEvent = z.object({
  id: z.int(),
  /** Those of a newer version, too. */
  kind: z.string(),
  at: instant,
  /** Whose account it is about, where that is known. */
  person: z.nullable(z.object({ id: z.int(), name: z.string(), email: z.string() })),
  /** Who did it, where that is another. */
  by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  address: z.string(),
  device: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type SecurityEventSeen = z.output<typeof securityEvent>;

export const auditEndpoints = {
  security: endpoint({
    method: 'GET',
    path: '/instance/security',
    summary: 'Who got in, who was turned away, who changed what lets people in: the newest first',
    allow: ofInstance(isAdministrator),
    query: z.object({
      ...page,
      kind: z.optional(z.enum(securityKinds, 'El tipo no es válido')),
      search: searchText,
    }),
    status: 200,
    response: z.array(securityEvent),
  }),
};
