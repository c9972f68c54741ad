import * as z from 'zod/mini';
import { parseDate } from '../kernel/dates.ts';
import { isDay } from '../kernel/day.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { id, limits, namedPerson, queryId, requiredLine } from '../kernel/fields.ts';
import { canEditTasks } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';
import { seen, seenConflict } from '../kernel/seen.ts';

/** By the names in answers and in the log. */
export const pointFields = z.object({
  content: z.string(),
  done: z.boolean(),
  /** Orders the points of a task, character by character. */
  position: z.string(),
  due_day: z.nullable(z.string()),
  assigned_to: z.nullable(z.int()),
});
export type PointFields = z.output<typeof pointFields>;

/** One thing of a task's checklist. */
export const point = z.extend(pointFields, { id: z.int(), assignedTo: z.nullable(namedPerson) });
export type Point = z.output<typeof point>;

export const pointContent = requiredLine('El punto', limits.point, 'El punto es obligatorio');

const invalidDay = 'La fecha del punto no es válida';
export const pointDay = z.nullable(
  z.string(invalidDay).check(z.refine((text) => isDay(text) && parseDate(text) !== undefined, invalidDay)),
);
const assignedTo = z.nullable(id(messages.pointAssigneeNotMember));

export const newPoint = z.object({
  content: pointContent,
  dueDay: z.optional(pointDay),
  assignedTo: z.optional(assignedTo),
});
export type NewPoint = z.output<typeof newPoint>;

export const pointChange = z.extend(z.partial(newPoint), {
  done: z.optional(z.boolean('Falta indicar si el punto está hecho')),
  /** The point to stand behind; null for the first place. */
  afterId: z.optional(z.nullable(id(messages.pointNotInTask))),
  seen,
});
export type PointChange = z.output<typeof pointChange>;

export const pointEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/points',
    summary: "Add a point at the end of a task's checklist",
    allow: inProject(canEditTasks),
    once: true,
    body: newPoint,
    status: 201,
    response: point,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/points/:pointId',
    summary: 'Tick or untick a point, change its words, its date or its person, or move it',
    allow: inProject(canEditTasks),
    body: pointChange,
    status: 200,
    response: point,
    conflict: seenConflict,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/points/:pointId',
    summary: 'Delete a point; the task that it was made of comes back for it where that is named',
    allow: inProject(canEditTasks),
    query: z.object({ restoring: z.optional(queryId(messages.taskNotFound)) }),
    status: 204,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/points/:pointId/restore',
    summary:
      'Bring a deleted point back, as it was and where it was; the task that was made of it goes to the trash where that is named',
    allow: inProject(canEditTasks),
    query: z.object({ removing: z.optional(queryId(messages.taskNotFound)) }),
    trashed: true,
    status: 200,
    response: point,
    conflict: errorBody,
  }),
};
