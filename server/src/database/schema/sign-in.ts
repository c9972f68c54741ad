import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { users } from './users.ts';

const ofPerson = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Of whoever signs in by a code as well. */
export const twoFactors = pgTable('two_factors', {
  userId: ofPerson().primaryKey(),
  /** The key of the codes, encrypted. */
  sealedKey: text('sealed_key').notNull(),
  /** Null until a first code has come. */
  since: instant('since'),
  /** Of the last code that was taken: none is taken twice. */
  lastStep: integer('last_step').notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofPerson(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: identity().primaryKey(),
    userId: ofPerson(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** How often it says that it was used: a copy would fall behind. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
);

/** What browsers were asked to sign, each once. */
export const challenges = pgTable('challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  /** Who asked for a new passkey; null for signing in. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});
