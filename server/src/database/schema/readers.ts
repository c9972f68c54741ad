import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

const ofProject = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** How far each durable reader has come in each project's log. */
export const readers = pgTable(
  'readers',
  {
    reader: text('reader').notNull(),
    projectId: ofProject(),
    /** The last event whose work is committed. */
    seq: integer('seq').notNull().default(0),
    /** In a row, since the position last moved. */
    failures: integer('failures').notNull().default(0),
    retryAt: instant('retry_at'),
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.reader, table.projectId] })],
);

/** How often people did what, by the hour: from these the days of any time zone can be counted. */
export const facts = pgTable(
  'facts',
  {
    projectId: ofProject(),
    hour: instant('hour').notNull(),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    fact: text('fact').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.hour, table.actorId, table.fact] }),
    index('facts_actor').on(table.actorId),
  ],
);
