import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { canReadProject } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';
import { project } from '../projects/projects.ts';
import { board } from './boards.ts';

export const projectDetail = z.extend(project, { Boards: z.array(board) });
export type ProjectDetail = z.output<typeof projectDetail>;

export const projectDetailEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/projects/:projectId',
    summary: 'One project with its boards',
    allow: inProject(canReadProject),
    status: 200,
    response: projectDetail,
  }),
};
