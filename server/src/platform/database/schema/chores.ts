import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Nightly work, and when it was last done by whichever instance. */
export const chores = pgTable('chores', {
  name: text('name').primaryKey(),
  doneAt: instant('done_at').notNull(),
});
