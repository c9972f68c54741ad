import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tasks } from './boards.ts';
import { identity, instant } from './columns.ts';
import { personTable, projectTable } from './kinds.ts';
import { ofProject, projects } from './projects.ts';
import { savedSearches } from './searches.ts';
import { users } from './users.ts';

/** Private links to a calendar: of a project, of a saved search or, with neither, of all that is one's own. */
export const feeds = personTable(
  'feeds',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: identity(),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    searchId: integer('search_id'),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastReadAt: instant('last_read_at'),
    /** How many tasks with a date were too many, when it was last read. */
    leftOut: integer('left_out').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.searchId],
      foreignColumns: [savedSearches.userId, savedSearches.id],
    }).onDelete('cascade'),
    uniqueIndex('feeds_subject').on(table.userId, sql`coalesce(project_id, 0)`, sql`coalesce(search_id, 0)`),
    uniqueIndex('feeds_token').on(table.tokenHash),
  ],
);

/** Which task an event of a calendar has become: brought in again, it is known by its UID. */
export const importedEvents = projectTable(
  'imported_events',
  {
    projectId: ofProject(),
    /** A UID may be longer than an index takes. */
    uidHash: text('uid_hash').notNull(),
    taskId: integer('task_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.uidHash] }),
    foreignKey({
      columns: [table.projectId, table.taskId],
      foreignColumns: [tasks.projectId, tasks.id],
    }).onDelete('cascade'),
    index('imported_events_task').on(table.projectId, table.taskId),
  ],
);
