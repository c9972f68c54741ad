import { text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { localTable } from './kinds.ts';

/** Nightly work, and when it was last done by whichever instance. */
export const chores = localTable('chores', {
  name: text('name').primaryKey(),
  doneAt: instant('done_at').notNull(),
});
