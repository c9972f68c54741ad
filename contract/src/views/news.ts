import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { sinceInLog } from '../log/events.ts';
import type { News } from './live.ts';
import { canReadProject } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';

/** What it holds was checked when it was written. */
const news = z.looseObject({
  type: z.string(),
  projectId: z.int(),
  seq: z.int(),
}) as unknown as z.ZodMiniType<News>;

export const newsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/projects/:projectId/news',
    summary: 'What the line would tell after `since`, for whoever cannot open one',
    allow: inProject(canReadProject),
    query: z.object({ since: sinceInLog }),
    status: 200,
    response: news,
  }),
};
