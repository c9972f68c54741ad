import type { Country } from '@cuadrilla/contract/kernel/holidays/countries';
import type { Density } from '@cuadrilla/contract/account/profile';
import type { WeekStart } from '@cuadrilla/contract/kernel/day';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity, instant } from './columns.ts';
import { personTable, referenceTable } from './kinds.ts';

export const users = referenceTable(
  'users',
  {
    id: identity().primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** What they do where they work; empty where nobody said. */
    jobTitle: text('job_title').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    /** By the person, since the account was opened. */
    passwordChangedAt: instant('password_changed_at'),
    /** What tells it from every other picture. */
    picture: text('picture'),
    timeZone: text('time_zone').notNull(),
    /** Whose holidays count. */
    country: text('country').$type<Country>(),
    region: text('region'),
    weekStart: text('week_start').$type<WeekStart>().notNull().default('monday'),
    density: text('density').$type<Density>().notNull().default('compact'),
    /** A task of a board always opens over it. */
    alwaysPeek: boolean('always_peek').notNull().default(false),
    /** The list of what one does first is put away. */
    firstStepsClosed: boolean('first_steps_closed').notNull().default(false),
    /** The last place taken in the person's own log. Keep it out of indexes. */
    seq: integer('seq').notNull().default(0),
    /** One of the demo's own people, who never meet the real ones. */
    demo: boolean('demo').notNull().default(false),
    /** Of the instance. */
    administrator: boolean('administrator').notNull().default(false),
    /** Since then nobody gets in with this account. */
    disabledAt: instant('disabled_at'),
    /** Nothing is left of whose it was; what they wrote still names it. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
    emailFolded: text('email_folded').generatedAlwaysAs(sql`fold(email)`),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    index('users_administrators')
      .on(table.id)
      .where(sql`administrator`),
  ],
);

/** Apart from the people, who are read far more often. */
export const userPictures = personTable('user_pictures', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bytes('bytes').notNull(),
});

export const sessions = personTable(
  'sessions',
  {
    id: identity().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent').notNull(),
    /** From where it was last used; empty where nobody noted it. */
    address: text('address').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Whether it was begun with more than a password. */
    twoSteps: boolean('two_steps').notNull().default(false),
    /** When whoever sits there last showed who they are without a password. */
    provedAt: instant('proved_at'),
  },
  (table) => [uniqueIndex('sessions_token').on(table.tokenHash), index('sessions_user').on(table.userId)],
);

/** What concerns one person: a log of the same shape as a project's. */
export const personEvents = personTable(
  'person_events',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    type: text('type').notNull(),
    payload: jsonb('payload').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.seq] }), index('person_events_at').on(table.at)],
);
