import { bigint, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { localTable, personTable } from './kinds.ts';
import { users } from './users.ts';

const ofPerson = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Of whoever signs in by a code as well. */
export const twoFactors = personTable('two_factors', {
  userId: ofPerson().primaryKey(),
  /** The key of the codes, encrypted. */
  sealedKey: text('sealed_key').notNull(),
  /** Null until a first code has come. */
  since: instant('since'),
  /** Of the last code that was taken: none is taken twice. */
  lastStep: integer('last_step').notNull().default(0),
});

export const recoveryCodes = personTable(
  'recovery_codes',
  { userId: ofPerson(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = personTable(
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

/** By which a new email is confirmed, or the old one taken back. */
export const emailLinks = personTable(
  'email_links',
  {
    id: identity().primaryKey(),
    userId: ofPerson(),
    purpose: text('purpose').$type<'confirm' | 'undo'>().notNull(),
    /** To which it goes, and which the account has from then on. */
    email: text('email').notNull(),
    /** Null until it has been sent. */
    tokenHash: text('token_hash'),
    /** Where it was asked for: that one stays open. */
    sessionId: integer('session_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('email_links_token').on(table.tokenHash),
    index('email_links_user').on(table.userId),
    index('email_links_email').on(table.email),
  ],
);

/** What browsers were asked to sign, each once. */
export const challenges = localTable('challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  /** Who asked for a new passkey; null for signing in. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});
