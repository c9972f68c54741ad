import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { localTable, referenceTable } from './kinds.ts';
import { users } from './users.ts';

/** Made when first needed and shared by all instances: what only they can sign with. */
export const secrets = localTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** How often something was tried of late, under a hash of who tried what. */
export const attempts = localTable('attempts', {
  key: text('key').primaryKey(),
  /** Below one while the tries are free. */
  count: integer('count').notNull(),
  /** The last one. */
  at: instant('at').notNull(),
});

/** Who got in, who was turned away, and who changed what lets people in. */
export const securityEvents = localTable(
  'security_events',
  {
    id: identity().primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    address: text('address').notNull(),
    /** What the browser calls itself. */
    device: text('device').notNull(),
    details: jsonb('details').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('security_events_at').on(table.at),
    index('security_events_user').on(table.userId, table.at),
    index('security_events_kind').on(table.kind, table.id),
  ],
);

/** What whoever administers the instance has decided, by name; what is not here is as the environment says. */
export const instanceSettings = localTable('instance_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/** Who somebody is to the organisation's provider, once they have come from there. */
export const oidcIdentities = referenceTable(
  'oidc_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('oidc_identities_user').on(table.userId),
  ],
);
