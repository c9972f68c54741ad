import * as z from 'zod/mini';
import { parseDate } from '../kernel/dates.ts';
import { isDay } from '../kernel/day.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { instant } from '../kernel/fields.ts';
import { canReadProject } from '../kernel/roles.ts';
import { inProject, ofOneself } from '../kernel/scopes.ts';

/** How somebody stands to a task, a board or a project. */
export const follow = z.object({
  /** By what is said of it, or else of what it is in. */
  following: z.boolean(),
  muted: z.boolean(),
  /** Null for good. */
  mutedUntil: z.nullable(instant),
});
export type Follow = z.output<typeof follow>;

const until = z
  .string('El plazo no es válido')
  .check(z.refine((text) => parseDate(text) !== undefined && !isDay(text), 'El plazo no es válido'));

const yesNo = z.boolean('Falta indicar sí o no');
const followChange = z.object({
  following: z.optional(yesNo),
  muted: z.optional(yesNo),
  mutedUntil: z.optional(z.nullable(until)),
});
export type FollowChange = z.output<typeof followChange>;

const named = z.object({ id: z.int(), name: z.string() });
const mutedThing = z.object({
  Project: named,
  Board: z.nullable(named),
  Task: z.nullable(named),
  mutedUntil: z.nullable(instant),
});
export type MutedThing = z.output<typeof mutedThing>;

const project = '/projects/:projectId/follow' as const;
const board = '/projects/:projectId/boards/:boardId/follow' as const;
const task = '/projects/:projectId/boards/:boardId/tasks/:taskId/follow' as const;

const reading = { method: 'GET', allow: inProject(canReadProject), status: 200, response: follow } as const;
const changing = { ...reading, method: 'PUT', body: followChange } as const;

export const followEndpoints = {
  ofTask: endpoint({ ...reading, path: task, summary: 'Whether I follow the task, or have silenced it' }),
  ofBoard: endpoint({ ...reading, path: board, summary: 'Whether I follow the board, or have silenced it' }),
  ofProject: endpoint({
    ...reading,
    path: project,
    summary: 'Whether I follow the project, or have silenced it',
  }),
  changeTask: endpoint({ ...changing, path: task, summary: 'Follow or silence the task, or no more' }),
  changeBoard: endpoint({ ...changing, path: board, summary: 'Follow or silence the board, or no more' }),
  changeProject: endpoint({
    ...changing,
    path: project,
    summary: 'Follow or silence the project, or no more',
  }),
  muted: endpoint({
    method: 'GET',
    path: '/notifications/muted',
    summary: 'What I have silenced',
    allow: ofOneself,
    status: 200,
    response: z.array(mutedThing),
  }),
};
