import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { canReadProject } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';

/** Spreadsheets in Spanish expect a semicolon: their numbers have commas. */
export const csvSeparators = ['semicolon', 'comma'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

export const projectExportEndpoints = {
  tasks: endpoint({
    method: 'GET',
    path: '/projects/:projectId/export/tasks',
    summary: 'The tasks of the project as CSV, a row each',
    allow: inProject(canReadProject),
    query: z.object({
      separator: z._default(z.enum(csvSeparators, 'El separador no es válido'), 'semicolon'),
    }),
    media: 'text/csv',
    status: 200,
  }),
  whole: endpoint({
    method: 'GET',
    path: '/projects/:projectId/export',
    summary: 'The whole project as JSON: boards, columns, tasks, comments, checklists and dependencies',
    allow: inProject(canReadProject),
    media: 'application/json',
    status: 200,
  }),
};
