import type { Db } from '../../platform/database/database.ts';
import { accountTokens } from './account-tokens.ts';

/**
 * Half of a session: our signature under who has shown their password. It opens nothing without the second step, and
 * another password makes it worthless.
 */
export const signInTickets = (db: Db) =>
  accountTokens(db, {
    purpose: 'sign-in-ticket',
    validFor: 10 * 60 * 1_000,
    holds: ({ passwordHash }) => [passwordHash],
  });
