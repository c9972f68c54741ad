import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { messages } from '../../kernel/errors.ts';
import { id, instant, namedPerson } from '../../kernel/fields.ts';
import { canEditTasks, canManageProject, canReadProject } from '../../kernel/roles.ts';
import { inProject, ofOneself } from '../../kernel/scopes.ts';
import { actions } from './actions.ts';
import { conditions } from './conditions.ts';
import { wrongRule } from './part.ts';
import { simulation } from './simulation.ts';
import { trigger } from './triggers.ts';
import { vocabulary } from './vocabulary.ts';

/** A rule is data: what starts it, what must be so, what is done, one after the other. */
export const definition = z.object({ trigger, conditions, actions }, wrongRule);
export type Definition = z.output<typeof definition>;

/** Why a rule was turned off by itself: too long a chain, too often, its owner may no longer, or whom it calls wants it no more. */
export const pauses = ['chain', 'flood', 'rights', 'gone'] as const;
export type Pause = (typeof pauses)[number];

/** A chain of rules ends here, and so does one that goes on more often in an hour: each turns its rule off. */
export const longestChain = 8;
export const mostRunsAnHour = 500;

export const runStates = ['due', 'waiting', 'done', 'same', 'failed', 'stopped'] as const;
export type RunState = (typeof runStates)[number];

/** What the log and the editor keep was checked when it came in: written out it is as it is. */
const anyDefinition = z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<Definition>;

export const rule = z.object({
  id: z.int(),
  project_id: z.int(),
  board_id: z.nullable(z.int()),
  owner: namedPerson,
  enabled: z.boolean(),
  paused: z.nullable(z.enum(pauses)),
  version: z.int(),
  definition: anyDefinition,
  lastRun: z.nullable(z.object({ at: instant, state: z.enum(runStates) })),
  /** How often on each of the last seven days, today last. */
  week: z.array(z.int()),
});
export type Rule = z.output<typeof rule>;

const boardId = z.nullable(id(messages.boardNotInProject));
const enabled = z.boolean(wrongRule);
export const newRule = z.object({ boardId, definition, enabled });
export const ruleChange = z.object({
  boardId: z.optional(boardId),
  definition: z.optional(definition),
  enabled: z.optional(enabled),
  /** The one that it was made from. */
  version: z.optional(id(messages.versionUnknown)),
});
export type NewRule = z.output<typeof newRule>;
export type RuleChange = z.output<typeof ruleChange>;

/** A button that a task offers. */
export const ruleButton = z.object({ id: z.int(), label: z.string() });

export const ruleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/rules',
    summary: 'The rules of my projects, and what rules of these can speak of',
    allow: ofOneself,
    status: 200,
    response: z.object({ rules: z.array(rule), projects: z.array(vocabulary) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/projects/:projectId/rules',
    summary: 'Add a rule, on or off',
    allow: inProject(canManageProject),
    once: true,
    body: newRule,
    status: 201,
    response: rule,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/rules/:ruleId',
    summary: 'Change a rule, or turn it on or off',
    allow: inProject(canManageProject),
    body: ruleChange,
    status: 200,
    response: rule,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/rules/:ruleId',
    summary: 'Delete a rule and what it waits for',
    allow: inProject(canManageProject),
    status: 204,
  }),
  simulate: endpoint({
    method: 'POST',
    path: '/projects/:projectId/rules/simulate',
    summary: 'What a rule would have done in the last 30 days; nothing is done',
    allow: inProject(canReadProject),
    body: z.pick(newRule, { boardId: true, definition: true }),
    status: 200,
    response: simulation,
  }),
  buttons: endpoint({
    method: 'GET',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/buttons',
    summary: 'The buttons of rules that the task offers',
    allow: inProject(canReadProject),
    status: 200,
    response: z.array(ruleButton),
  }),
  press: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/buttons',
    summary: 'Run a rule on the task by its button',
    allow: inProject(canEditTasks),
    once: true,
    body: z.object({ ruleId: id(messages.ruleNotFound) }),
    status: 204,
  }),
  secret: endpoint({
    method: 'POST',
    path: '/projects/:projectId/rules/:ruleId/secret',
    summary: 'A new address at which the rule hears webhooks; the one before hears no more',
    allow: inProject(canManageProject),
    inPerson: true,
    fixedInDemo: true,
    status: 200,
    response: z.object({ path: z.string() }),
  }),
};
