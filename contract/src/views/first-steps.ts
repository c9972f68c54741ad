import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { project } from '../projects/projects.ts';
import { ofOneself } from '../kernel/scopes.ts';

/** What a new account has done by now, in any order, of what one does first. */
const firstSteps = z.object({ project: z.boolean(), task: z.boolean(), company: z.boolean() });
export type FirstSteps = z.output<typeof firstSteps>;

export const firstStepsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/profile/first-steps',
    summary: 'Which of the first steps I have taken: a project, a task with a date, company in one',
    allow: ofOneself,
    status: 200,
    response: firstSteps,
  }),
  makeExample: endpoint({
    method: 'POST',
    path: '/projects/example',
    summary: 'Make a project that shows how one looks inside, unless there is one; nobody else sees it',
    allow: ofOneself,
    status: 201,
    response: project,
  }),
};
