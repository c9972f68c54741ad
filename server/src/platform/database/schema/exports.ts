import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, identity, instant } from './columns.ts';
import { personTable } from './kinds.ts';
import { users } from './users.ts';

/** Of all that is somebody's, as a file, until it is deleted again. */
export const exports = personTable(
  'exports',
  {
    id: identity().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Which of the tries made it, and how large it is; null until then. */
    madeBy: text('made_by'),
    size: integer('size'),
  },
  (table) => [index('exports_user').on(table.userId), index('exports_expires').on(table.expiresAt)],
);

/** A file in rows: neither writing nor sending it takes more memory than one of them. */
export const exportParts = personTable(
  'export_parts',
  {
    exportId: integer('export_id')
      .notNull()
      .references(() => exports.id, { onDelete: 'cascade' }),
    madeBy: text('made_by').notNull(),
    ordinal: integer('ordinal').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.madeBy, table.ordinal] })],
);
