import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { messages } from '../kernel/errors.ts';
import { id } from '../kernel/fields.ts';
import { canEditTasks } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';

/** What the task in hand is to the other one. */
export const relations = ['blocked_by', 'blocks'] as const;
export type Relation = (typeof relations)[number];

/** As much of the other task as its row shows. */
const otherTask = z.object({
  id: z.int(),
  number: z.int(),
  title: z.string(),
  board_id: z.int(),
  priority_id: z.int(),
  /** The name of its column. */
  column: z.string(),
  done: z.boolean(),
  due_date: z.nullable(z.string()),
  due_day: z.nullable(z.string()),
});

/** Of two tasks of a project, as one of them sees it. */
export const dependency = z.object({ id: z.int(), relation: z.enum(relations), task: otherTask });
export type Dependency = z.output<typeof dependency>;

export const newDependency = z.object({
  taskId: id(messages.dependencyTaskUnknown),
  relation: z.enum(relations, 'La relación no es válida'),
});
export type NewDependency = z.output<typeof newDependency>;

/** Told by the titles of those that wait already, each for the next. */
export function circleMessage([first, ...others]: readonly string[]): string {
  const chain = others.map((title) => `espera a «${title}»`);
  const shown =
    others.length > 3
      ? [chain[0], `espera a otras ${others.length - 2}`, `esperan a «${others.at(-1)}»`]
      : chain;
  return `Eso cerraría un círculo: «${first}» ${shown.join(', que ')}`;
}

/** What is still to be done before this one. */
export const isOpenBlocker = ({ relation, task }: Dependency): boolean =>
  relation === 'blocked_by' && !task.done;

export const dependencyEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/dependencies',
    summary: 'Say that another task of the project blocks this one, or is blocked by it',
    allow: inProject(canEditTasks),
    once: true,
    body: newDependency,
    status: 201,
    response: dependency,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/dependencies/:dependencyId',
    summary: 'Two tasks do not depend on each other any more',
    allow: inProject(canEditTasks),
    status: 204,
  }),
};
