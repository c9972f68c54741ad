import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { errorBody } from '../../kernel/errors.ts';
import { newProject } from '../../projects/projects.ts';
import { canManageProject } from '../../kernel/roles.ts';
import { inProject, ofOneself } from '../../kernel/scopes.ts';
import {
  importedTask,
  importLimits,
  importPerson,
  importPlan,
  importSources,
  importUndoDays,
  sourceId,
  taskImport,
} from './task-imports.ts';

/** What others have added since to what it brought; of a project that was made for it, all that it has besides. */
const addedSince = z.object({
  tasks: z.int(),
  boards: z.int(),
  documents: z.int(),
  comments: z.int(),
  /** How many of its own tasks have them. */
  commentedTasks: z.int(),
});
export type AddedSince = z.output<typeof addedSince>;

/**
 * What it brought besides: people, who leave again when it is taken back, if they have done nothing; columns of boards
 * that were there before and labels, which stay.
 */
const broughtBesides = z.object({ members: z.int(), columns: z.int(), labels: z.int() });

const checked = z.object({
  /** Of the identifiers, those that are a task of the project already. */
  known: z.array(z.string()),
  /** For each of the people, whether they have an account that the caller may know of. */
  found: z.array(z.boolean()),
});
export type CheckedImport = z.output<typeof checked>;

const people = z.array(importPerson).check(z.maxLength(importLimits.people));

export const taskImportEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/imports',
    summary: 'My imports of tasks, newest first, in projects that I am in',
    allow: ofOneself,
    narrows: true,
    status: 200,
    response: z.array(taskImport),
  }),
  check: endpoint({
    method: 'POST',
    path: '/imports/check',
    summary: 'Who of these people can be given tasks in a new project; nothing is written',
    allow: ofOneself,
    body: z.object({ people }),
    status: 200,
    response: checked,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/projects/:projectId/imports/check',
    summary: 'Which of these tasks are there already, and who of these people can be given some',
    allow: inProject(canManageProject),
    body: z.object({
      source: z.enum(importSources),
      people,
      sourceIds: z.array(sourceId).check(z.maxLength(importLimits.tasks)),
    }),
    status: 200,
    response: checked,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/imports',
    summary: 'Begin to import tasks into a new project',
    allow: ofOneself,
    fixedInDemo: true,
    once: true,
    body: z.extend(importPlan, { name: newProject.shape.name }),
    status: 201,
    response: taskImport,
    conflict: errorBody,
  }),
  beginIn: endpoint({
    method: 'POST',
    path: '/projects/:projectId/imports',
    summary: 'Begin to import tasks into the project; a board of the same name is added to',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    once: true,
    body: importPlan,
    status: 201,
    response: taskImport,
    conflict: errorBody,
  }),
  addPart: endpoint({
    method: 'POST',
    path: '/projects/:projectId/imports/:importId/parts',
    summary: `Send a part of my import, ${importLimits.part} tasks at most; one that is there already is left alone`,
    allow: inProject(canManageProject),
    fixedInDemo: true,
    body: z.object({
      ordinal: z.int().check(z.gte(1), z.lte(importLimits.tasks)),
      tasks: z.array(importedTask).check(z.minLength(1), z.maxLength(importLimits.part)),
    }),
    status: 204,
    conflict: errorBody,
  }),
  start: endpoint({
    method: 'POST',
    path: '/projects/:projectId/imports/:importId/start',
    summary: 'Make the tasks of my import, or go on where it stopped; it goes on by itself',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    status: 200,
    response: taskImport,
    conflict: errorBody,
  }),
  read: endpoint({
    method: 'GET',
    path: '/projects/:projectId/imports/:importId',
    summary: 'How far an import is, and what others have added since to what it brought',
    allow: inProject(canManageProject),
    status: 200,
    response: z.extend(taskImport, { since: addedSince, besides: broughtBesides }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/projects/:projectId/imports/:importId/undo',
    summary: `Take back what it brought, for ${importUndoDays} days; it lies in the trash then`,
    allow: inProject(canManageProject),
    fixedInDemo: true,
    body: z.object({
      /** What others have added since stays, and the tasks that carry it. */
      keep: z.boolean(),
    }),
    status: 200,
    response: taskImport,
    conflict: errorBody,
  }),
};
