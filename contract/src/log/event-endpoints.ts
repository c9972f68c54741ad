import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { event, sinceInLog } from './events.ts';
import { limits, queryNumber } from '../kernel/fields.ts';
import { canReadProject } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';

const limit = z._default(queryNumber(`El límite debe estar entre 1 y ${limits.page}`, 1, limits.page), 100);

export const eventEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/projects/:projectId/events',
    summary: 'What happened in the project after `since`, in order',
    allow: inProject(canReadProject),
    query: z.object({ since: sinceInLog, limit }),
    status: 200,
    response: z.array(event),
  }),
  beforeMoves: endpoint({
    method: 'GET',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/activity/before',
    summary: 'What happened to the task in the projects where it was before, in order, the last of it',
    allow: inProject(canReadProject),
    status: 200,
    response: z.array(event),
  }),
  ofTask: endpoint({
    method: 'GET',
    path: '/projects/:projectId/boards/:boardId/tasks/:taskId/activity',
    summary: 'What happened to the task after `since`, in order',
    allow: inProject(canReadProject),
    query: z.object({ since: sinceInLog, limit }),
    status: 200,
    response: z.array(event),
  }),
};
