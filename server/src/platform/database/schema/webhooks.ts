import type { deliveryStates, WebhookEvent } from '@cuadrilla/contract/rules/webhooks/events';
import type { WebhookPause } from '@cuadrilla/contract/rules/webhooks/webhooks';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { ruleRuns, rules } from './automations.ts';
import { tasks } from './boards.ts';
import { identity, instant } from './columns.ts';
import { projectTable } from './kinds.ts';
import { ofProject } from './projects.ts';
import { users } from './users.ts';

/** Whom a project tells what happens in it, on behalf of whoever changed that last. */
export const webhooks = projectTable(
  'webhooks',
  {
    projectId: ofProject(),
    id: identity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** Null for all. */
    events: jsonb('events').$type<WebhookEvent[]>(),
    enabled: boolean('enabled').notNull(),
    paused: text('paused').$type<WebhookPause>(),
    /** The place in the log from which on it tells: what came before is none of its business. */
    since: integer('since').notNull(),
    signingSecret: text('signing_secret').notNull(),
    /** The one before, which signs too until then. */
    formerSecret: text('former_secret'),
    formerUntil: instant('former_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    index('webhooks_owner').on(table.ownerId),
  ],
);

/** Calls of addresses outside, by rules and by webhooks, with how they went. */
export const webhookDeliveries = projectTable(
  'webhook_deliveries',
  {
    projectId: ofProject(),
    id: identity(),
    /** Which step of which run of a rule calls. */
    ruleId: integer('rule_id'),
    runId: integer('run_id'),
    step: smallint('step'),
    /** Or else, which webhook. */
    webhookId: integer('webhook_id'),
    type: text('type').notNull().default('rule.run'),
    /** Of the event that it tells, its place in the log. */
    seq: integer('seq'),
    taskId: integer('task_id'),
    url: text('url').notNull(),
    body: text('body').notNull(),
    state: text('state').$type<(typeof deliveryStates)[number]>().notNull(),
    /** The job that sees to it; one from before has nothing to do any more. */
    jobId: uuid('job_id'),
    tries: integer('tries').notNull().default(0),
    /** Of the last try: what it was signed with, and what came back. */
    headers: jsonb('headers').$type<Record<string, string>>(),
    status: smallint('status'),
    error: text('error'),
    took: integer('took'),
    answer: text('answer'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    foreignKey({
      columns: [table.projectId, table.ruleId],
      foreignColumns: [rules.projectId, rules.id],
    }).onDelete('cascade'),
    // The words of a task that it says go with the run, which goes with the task.
    foreignKey({
      columns: [table.projectId, table.runId],
      foreignColumns: [ruleRuns.projectId, ruleRuns.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.projectId, table.webhookId],
      foreignColumns: [webhooks.projectId, webhooks.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.projectId, table.taskId],
      foreignColumns: [tasks.projectId, tasks.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_rule').on(table.projectId, table.ruleId, table.id),
    index('webhook_deliveries_run').on(table.projectId, table.runId),
    index('webhook_deliveries_webhook').on(table.projectId, table.webhookId, table.id),
    index('webhook_deliveries_failed')
      .on(table.projectId, table.webhookId, table.id)
      .where(sql`error is not null`),
    uniqueIndex('webhook_deliveries_event').on(table.projectId, table.webhookId, table.seq),
    index('webhook_deliveries_task').on(table.projectId, table.taskId),
    index('webhook_deliveries_at')
      .on(table.at)
      .where(sql`webhook_id is not null`),
  ],
);
