import { date, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { projectTable } from './kinds.ts';
import { ofProject } from './projects.ts';

/** How far each durable reader has come in each project's log. */
export const readers = projectTable(
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

/** When people did something, by the day of UTC: of each deed, in the order of the log, its quarter of an hour as a byte. */
export const facts = projectTable(
  'facts',
  {
    projectId: ofProject(),
    day: date('day').notNull(),
    quarters: bytes('quarters').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day] })],
);
