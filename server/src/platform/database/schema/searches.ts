import { sql } from 'drizzle-orm';
import { boolean, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, instant, keptInOrder } from './columns.ts';
import { localTable, personTable } from './kinds.ts';
import { users } from './users.ts';

/** Every word that somebody has written, and the same with one letter left out: so a mistyped one is found. */
export const vocabulary = localTable(
  'vocabulary',
  {
    word: text('word').primaryKey(),
    shortened: text('shortened')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`shortened(word)`),
  },
  (table) => [index('vocabulary_shortened').using('gin', table.shortened).with(keptInOrder)],
);

export const savedSearches = personTable(
  'saved_searches',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: identity(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    pinned: boolean('pinned').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
