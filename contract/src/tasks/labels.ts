import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { canManageProject, canReadProject } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';
import { labelChange, newLabel } from './boards.ts';
import { label } from './label.ts';

export const labelEndpoints = {
  labels: endpoint({
    method: 'GET',
    path: '/projects/:projectId/labels',
    summary: 'Labels that boards and tasks of the project can carry',
    allow: inProject(canReadProject),
    status: 200,
    response: z.array(label),
  }),
  createLabel: endpoint({
    method: 'POST',
    path: '/projects/:projectId/labels',
    summary: 'Add a label to the project, in the next colour of the palette where none is named',
    allow: inProject(canManageProject),
    body: newLabel,
    status: 201,
    response: label,
  }),
  changeLabel: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/labels/:labelId',
    summary: 'Change the name or the colour of a label',
    allow: inProject(canManageProject),
    body: labelChange,
    status: 200,
    response: label,
  }),
  removeLabel: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/labels/:labelId',
    summary: 'Remove a label: whatever carries it stays without',
    allow: inProject(canManageProject),
    status: 204,
  }),
  restoreLabel: endpoint({
    method: 'POST',
    path: '/projects/:projectId/labels/:labelId/restore',
    summary: 'Bring a removed label back to whatever lost it: to boards that have none by now, and to tasks',
    allow: inProject(canManageProject),
    trashed: true,
    status: 200,
    response: label,
    conflict: errorBody,
  }),
};
