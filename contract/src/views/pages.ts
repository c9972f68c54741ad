import { projectDetail } from '../tasks/project-detail.ts';
import * as z from 'zod/mini';
import { column } from '../tasks/boards.ts';
import { label } from '../tasks/label.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { follow } from '../notices/follows.ts';
import { membership } from '../projects/members.ts';
import { notificationCounts } from '../notices/notifications/counts.ts';
import { personPicture, profile } from '../account/profile.ts';
import { project } from '../projects/projects.ts';
import { canReadProject, permissions } from '../kernel/roles.ts';
import { savedSearch } from './saved-searches.ts';
import { inProject, ofOneself } from '../kernel/scopes.ts';
import { task, taskSearchQuery } from '../tasks/tasks.ts';

const tasksPage = z.object({
  /** Whose tasks these are, where each column has a list of its own. */
  column: z.nullable(z.int()),
  items: z.array(task),
  total: z.int(),
  cursor: z.optional(z.string()),
});

/** What a page of the web begins with: several answers, each as its own endpoint gives it, in one. */
export const pageEndpoints = {
  start: endpoint({
    method: 'GET',
    path: '/pages/start',
    summary:
      'What surrounds every page: who is signed in, their projects, saved searches, unread notifications, and how people look',
    allow: ofOneself,
    status: 200,
    response: z.object({
      profile,
      projects: z.array(project),
      searches: z.array(savedSearch),
      notifications: notificationCounts,
      pictures: z.array(personPicture),
    }),
  }),
  board: endpoint({
    method: 'GET',
    path: '/projects/:projectId/boards/:boardId/page',
    summary: 'A board as it is opened: with its project, and the first tasks of the board or of each column',
    allow: inProject(canReadProject),
    query: z.extend(taskSearchQuery, {
      per: z.optional(z.enum(['board', 'column'], 'La división no es válida')),
    }),
    status: 200,
    response: z.object({
      project: projectDetail,
      permissions,
      columns: z.array(column),
      members: z.array(membership),
      labels: z.array(label),
      follow,
      tasks: z.array(tasksPage),
    }),
  }),
};
