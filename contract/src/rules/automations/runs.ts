import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { errorBody, messages } from '../../kernel/errors.ts';
import { instant, namedPerson, page, queryId } from '../../kernel/fields.ts';
import { canManageProject } from '../../kernel/roles.ts';
import { inProject, ofOneself } from '../../kernel/scopes.ts';
import type { Action } from './actions.ts';
import { runStates } from './rules.ts';

export const stepStates = ['done', 'same', 'failed', 'waiting'] as const;

/** How one action of a run went; those that are still to come have none. */
export const step = z.object({
  state: z.enum(stepStates),
  at: instant,
  error: z.nullable(z.string()),
  /** Where in the project's log its effects stand. */
  events: z.array(z.int()),
});
export type Step = z.output<typeof step>;

/** Checked when the rule came in. */
const anyActions = z.array(z.record(z.string(), z.unknown())) as unknown as z.ZodMiniType<Action[]>;

export const run = z.object({
  id: z.int(),
  rule_id: z.int(),
  project_id: z.int(),
  /** What the rule is called in short. */
  name: z.string(),
  at: instant,
  state: z.enum(runStates),
  /** How many rules led here. */
  depth: z.int(),
  /** Where in the log its trigger stands, if there. */
  seq: z.nullable(z.int()),
  actor: z.nullable(namedPerson),
  Task: z.nullable(z.object({ id: z.int(), number: z.int(), title: z.string(), board_id: z.int() })),
  actions: anyActions,
  steps: z.array(step),
  /** What it waits for, in the future. */
  wakeAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  undone: z.boolean(),
});
export type Run = z.output<typeof run>;

export const runFilters = ['failed', 'same'] as const;
/** How many days back. */
export const runPeriods = ['1', '7', '30'] as const;

export const runEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/rules/runs',
    summary: 'What the rules of my projects did, newest first',
    allow: ofOneself,
    query: z.object({
      ...page,
      project: z.optional(queryId(messages.projectNotFound)),
      rule: z.optional(queryId(messages.ruleNotFound)),
      state: z.optional(z.enum(runFilters, 'El filtro no es válido')),
      days: z.optional(z.enum(runPeriods, 'El período no es válido')),
    }),
    status: 200,
    response: z.array(run),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/projects/:projectId/rules/:ruleId/runs/:runId/retry',
    summary: 'Do the failed step and those after it',
    allow: inProject(canManageProject),
    status: 204,
    conflict: errorBody,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/projects/:projectId/rules/:ruleId/runs/:runId/undo',
    summary: 'Take back what a run changed, as one step',
    allow: inProject(canManageProject),
    status: 204,
    conflict: errorBody,
  }),
};
