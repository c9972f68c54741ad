import type { Action } from '@cuadrilla/contract/rules/automations/actions';
import type { Definition, Pause, RunState } from '@cuadrilla/contract/rules/automations/rules';
import type { Step } from '@cuadrilla/contract/rules/automations/runs';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { boards, tasks } from './boards.ts';
import { identity, instant } from './columns.ts';
import { projectTable } from './kinds.ts';
import { ofProject } from './projects.ts';
import { users } from './users.ts';

/** What a project does by itself, on behalf of whoever wrote it last. */
export const rules = projectTable(
  'rules',
  {
    projectId: ofProject(),
    id: identity(),
    /** Null for all boards. */
    boardId: integer('board_id'),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    enabled: boolean('enabled').notNull(),
    /** Since when: what happened before is none of its business. */
    enabledAt: instant('enabled_at'),
    paused: text('paused').$type<Pause>(),
    definition: jsonb('definition').$type<Definition>().notNull(),
    version: integer('version').notNull().default(1),
    /** Of what the address carries at which it hears webhooks. */
    hookHash: text('hook_hash'),
    /** What its own calls are signed with. */
    signingSecret: text('signing_secret'),
    /** Whose turn it was last. */
    lastTurn: integer('last_turn'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    foreignKey({
      columns: [table.projectId, table.boardId],
      foreignColumns: [boards.projectId, boards.id],
    }).onDelete('cascade'),
  ],
);

/** What rules did, do, or are about to do. */
export const ruleRuns = projectTable(
  'rule_runs',
  {
    projectId: ofProject(),
    id: identity(),
    ruleId: integer('rule_id').notNull(),
    /** What started it, told apart from all else that could: by this a rule runs once for it. */
    cause: text('cause').notNull(),
    taskId: integer('task_id'),
    /** Who caused it; null for time and strangers. */
    actorId: integer('actor_id').references(() => users.id),
    depth: smallint('depth').notNull(),
    state: text('state').$type<RunState>().notNull(),
    /** Why it is not to be done at all: the rule goes off instead. */
    refused: text('refused').$type<Pause>(),
    name: text('name').notNull(),
    /** As the rule said when it was started: it may say otherwise by now. */
    actions: jsonb('actions').$type<Action[]>().notNull(),
    /** One for each action that was come to. */
    steps: jsonb('steps').$type<Step[]>().notNull().default([]),
    /** What came with a webhook. */
    values: jsonb('values').$type<Record<string, string>>(),
    at: instant('at').notNull(),
    /** When to go on; null when it is over. */
    wakeAt: instant('wake_at'),
    /** How often it was held up since it last went on. */
    failures: smallint('failures').notNull().default(0),
    endedAt: instant('ended_at'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    foreignKey({
      columns: [table.projectId, table.ruleId],
      foreignColumns: [rules.projectId, rules.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.projectId, table.taskId],
      foreignColumns: [tasks.projectId, tasks.id],
    }).onDelete('cascade'),
    uniqueIndex('rule_runs_cause').on(table.projectId, table.ruleId, table.cause),
    index('rule_runs_wake')
      .on(table.wakeAt)
      .where(sql`wake_at is not null`),
    index('rule_runs_at').on(table.projectId, table.at, table.id),
    index('rule_runs_rule').on(table.projectId, table.ruleId, table.at),
    index('rule_runs_task').on(table.projectId, table.taskId),
    index('rule_runs_ended').on(table.endedAt),
  ],
);

/** When a rule is to look at a task or, without one, at its schedule. */
export const ruleAlarms = projectTable(
  'rule_alarms',
  {
    projectId: ofProject(),
    ruleId: integer('rule_id').notNull(),
    taskId: integer('task_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('rule_alarms_subject').on(table.projectId, table.ruleId, sql`coalesce(task_id, 0)`),
    index('rule_alarms_at').on(table.at),
    index('rule_alarms_task').on(table.projectId, table.taskId),
    foreignKey({
      columns: [table.projectId, table.ruleId],
      foreignColumns: [rules.projectId, rules.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.projectId, table.taskId],
      foreignColumns: [tasks.projectId, tasks.id],
    }).onDelete('cascade'),
  ],
);
