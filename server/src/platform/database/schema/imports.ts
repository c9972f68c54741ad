import type { ImportState } from '@cuadrilla/contract/log/import-states';
import type { ImportedTask, ImportPlan } from '@cuadrilla/contract/carry/imports/task-imports';
import { boolean, foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { tasks } from './boards.ts';
import { identity, instant } from './columns.ts';
import { projectTable } from './kinds.ts';
import { ofProject } from './projects.ts';
import { users } from './users.ts';

/** What the plan's lists have become; null for who was not found, and what is gone again. */
export interface MadePlaces {
  boards: { id: number; isNew: boolean; columnIds: number[] }[];
  labelIds: (number | null)[];
  userIds: (number | null)[];
  added: AddedPlaces;
}

/** Of these, what was not there before, on boards that were. */
export interface AddedPlaces {
  memberIds: number[];
  columns: number;
  labels: number;
}

/** Files of tasks that were brought in. */
export const imports = projectTable(
  'imports',
  {
    projectId: ofProject(),
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The project was made for it. */
    newProject: boolean('new_project').notNull(),
    plan: jsonb('plan').$type<ImportPlan>().notNull(),
    made: jsonb('made').$type<MadePlaces>(),
    state: text('state').$type<ImportState>().notNull(),
    /** Of its tasks, how many have been sent. */
    received: integer('received').notNull().default(0),
    /** Of its tasks, how many are there. */
    done: integer('done').notNull().default(0),
    /** Who asked for it to be taken back. */
    undoneBy: integer('undone_by').references(() => users.id, { onDelete: 'set null' }),
    /** While it is undone: what others have added stays. */
    keep: boolean('keep').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    index('imports_user').on(table.userId, table.createdAt),
  ],
);

const ofImport = () => ({
  projectId: integer('project_id').notNull(),
  importId: integer('import_id').notNull(),
});

/** What is still to be made of it. */
export const importParts = projectTable(
  'import_parts',
  {
    ...ofImport(),
    ordinal: integer('ordinal').notNull(),
    tasks: jsonb('tasks').$type<ImportedTask[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.importId, table.ordinal] }),
    foreignKey({
      columns: [table.projectId, table.importId],
      foreignColumns: [imports.projectId, imports.id],
    }).onDelete('cascade'),
  ],
);

/** Which tasks it has become. */
export const importedTasks = projectTable(
  'imported_tasks',
  {
    ...ofImport(),
    taskId: integer('task_id').notNull(),
    /** Of what the task is called where it comes from. */
    sourceHash: text('source_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.taskId] }),
    foreignKey({
      columns: [table.projectId, table.importId],
      foreignColumns: [imports.projectId, imports.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.projectId, table.taskId],
      foreignColumns: [tasks.projectId, tasks.id],
    }).onDelete('cascade'),
    index('imported_tasks_import').on(table.projectId, table.importId, table.taskId),
    index('imported_tasks_source').on(table.projectId, table.sourceHash),
  ],
);
