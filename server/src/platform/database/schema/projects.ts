import type { RoleName } from '@cuadrilla/contract/kernel/roles';
import type { Via } from '@cuadrilla/contract/log/via';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { projectTable } from './kinds.ts';
import { users } from './users.ts';

export const projects = projectTable('projects', {
  id: identity().primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** The last place taken in the project's log. Bumped by every write: keep it out of indexes. */
  seq: integer('seq').notNull().default(0),
  /** The last number given to a task of it. None is given again. */
  taskNumber: integer('task_number').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  archivedAt: instant('archived_at'),
  deletedAt: instant('deleted_at'),
  /** Made to be looked at: no work of anybody's. */
  example: boolean('example').notNull().default(false),
});

/** What ends with its project. */
export const ofProject = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

export const memberships = projectTable(
  'memberships',
  {
    projectId: ofProject(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** What counts: the highest of their own and their teams'. */
    role: text('role').$type<RoleName>().notNull(),
    /** Null for who is a member only through teams. */
    ownRole: text('own_role').$type<RoleName>(),
    createdAt: instant('created_at').notNull(),
    /** This member's own view of the project: no event of the project tells of it. */
    pinnedAt: instant('pinned_at'),
    visitedAt: instant('visited_at'),
    /** Whether the project's report comes by mail, every Monday. */
    weeklyReport: boolean('weekly_report').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('memberships_user').on(table.userId, table.projectId),
  ],
);

export const labels = projectTable(
  'labels',
  {
    projectId: ofProject(),
    id: identity(),
    name: text('name').notNull(),
    hexCode: text('hex_code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
);

/** Of a request with a key: that its path names no project. */
export const isNewProject = sql`request not like '/api/projects/%'`;

/** What requests with a key were answered, for as long as they may be sent again. */
export const answers = projectTable(
  'answers',
  {
    projectId: ofProject(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The path and the key: with another path the same key is another request. */
    request: text('request').notNull(),
    /** Of what was sent: the same key with other words is a mistake. */
    bodyHash: text('body_hash'),
    answer: jsonb('answer').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId, table.request] }),
    // Whoever makes a project cannot name it yet.
    index('answers_new_project').on(table.userId, table.request).where(isNewProject),
  ],
);

/** Of events that call somebody by name. */
export const tellsOfPerson = sql`type in ('member.added', 'member.updated', 'member.removed', 'member.renamed', 'member.pictured')`;

/** Of events that name the task that blocks another one. */
export const tellsOfBlocker = sql`type in ('dependency.created', 'dependency.deleted')`;

/** The log: gapless and totally ordered within a project. */
export const events = projectTable(
  'events',
  {
    projectId: ofProject(),
    seq: integer('seq').notNull(),
    type: text('type').notNull(),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    /** The task it is about, if any, so that a task's own history is one index scan. */
    taskId: integer('task_id'),
    payload: jsonb('payload').notNull(),
    at: instant('at').notNull(),
    /** Of an emptied payload what holds no words: readers that begin anew count by it. */
    kept: jsonb('kept'),
    /** Null for what the actor did by their own hand. */
    via: jsonb('via').$type<Via>(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.seq] }),
    index('events_task').on(table.projectId, table.taskId, table.seq),
    /** Few among very many: whoever brings a column or a label back looks for the one that tells how it was. */
    index('events_removed')
      .on(table.projectId, table.type, table.seq)
      .where(sql`type in ('column.deleted', 'label.deleted')`),
    /** As few: what a task that blocks another one has of it in its history. */
    index('events_blocker')
      .on(table.projectId, sql`((payload ->> 'blockerId')::int)`, table.seq)
      .where(tellsOfBlocker),
    /** As few: where somebody is told of by name, for when their account is deleted. */
    index('events_person')
      .on(sql`(payload ->> 'userId')`)
      .where(tellsOfPerson),
  ],
);
