import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { id, limits, requiredLine, searchText } from '../kernel/fields.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { canManageProject, canReadProject } from '../kernel/roles.ts';
import { boardViews } from './board-views.ts';
import { label } from './label.ts';
import { task } from './tasks.ts';
import { inProject } from '../kernel/scopes.ts';
import { seen, seenConflict } from '../kernel/seen.ts';

/** What every project starts with; new boards take these colours in turn. */
export const startingLabels = [
  { name: 'Cobalto', hex_code: '#5078E5' },
  { name: 'Celeste', hex_code: '#0C8BBB' },
  { name: 'Turquesa', hex_code: '#2E918C' },
  { name: 'Verde', hex_code: '#3F945B' },
  { name: 'Ámbar', hex_code: '#A57710' },
  { name: 'Coral', hex_code: '#C95A37' },
  { name: 'Rosa', hex_code: '#C1558A' },
  { name: 'Violeta', hex_code: '#8F68CB' },
  { name: 'Grafito', hex_code: '#7A818B' },
] as const;

/** Of the palette, if it is: a label may have had another before there was one. */
export const paletteColour = (hexCode: string | undefined) =>
  startingLabels.find(({ hex_code }) => hex_code === hexCode)?.hex_code;

const labelFields = {
  name: requiredLine('El nombre', limits.name, 'El nombre es obligatorio'),
  hexCode: z.enum(
    startingLabels.map(({ hex_code }) => hex_code),
    messages.colourUnknown,
  ),
};
export const newLabel = z.object({ name: labelFields.name, hexCode: z.optional(labelFields.hexCode) });
export type NewLabel = z.output<typeof newLabel>;
export const labelChange = z.partial(z.object(labelFields));
export type LabelChange = z.output<typeof labelChange>;

export const columnKinds = ['pendiente', 'en curso', 'hecho'] as const;
export type ColumnKind = (typeof columnKinds)[number];

export const startingColumns = [
  { name: 'Por hacer', kind: 'pendiente' },
  { name: 'En curso', kind: 'en curso' },
  { name: 'Hecho', kind: 'hecho' },
] as const satisfies { name: string; kind: ColumnKind }[];

export const column = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(columnKinds),
  position: z.string(),
  /** How many tasks the team wants in it at most; a word of warning, not a wall. */
  wipLimit: z.nullable(z.int()),
  /** Without those that are archived. */
  taskCount: z.int(),
  archivedCount: z.int(),
});
export type Column = z.output<typeof column>;

export const board = z.object({
  id: z.int(),
  name: z.string(),
  Label: z.nullable(label),
  /** How it is seen by whoever has chosen no view of it. */
  firstView: z.enum(boardViews),
  taskCount: z.int(),
});
export type Board = z.output<typeof board>;

/** How many tasks a board brings along; the rest is read from its list of tasks. */
export const tasksWithBoard = 100;

export const boardDetail = z.extend(board, { Columns: z.array(column), Tasks: z.array(task) });
export type BoardDetail = z.output<typeof boardDetail>;

export const newBoard = z.object({
  name: requiredLine('El nombre', limits.name, 'El nombre es obligatorio'),
  firstView: z.optional(z.enum(boardViews, 'La vista al abrir no es válida')),
});

export const boardChange = z.object({
  name: z.optional(newBoard.shape.name),
  firstView: newBoard.shape.firstView,
  labelId: z.optional(z.nullable(id(messages.labelNotFound))),
  seen,
});

export type BoardChange = z.output<typeof boardChange>;

export const boardEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/projects/:projectId/boards',
    summary: 'Boards of the project whose name contains the search',
    allow: inProject(canReadProject),
    query: z.object({ search: searchText }),
    status: 200,
    response: z.array(board),
  }),
  create: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards',
    summary: 'Create a board',
    allow: inProject(canManageProject),
    once: true,
    body: newBoard,
    status: 201,
    response: board,
  }),
  read: endpoint({
    method: 'GET',
    path: '/projects/:projectId/boards/:boardId',
    summary: `One board with its columns and its first ${tasksWithBoard} tasks`,
    allow: inProject(canReadProject),
    status: 200,
    response: boardDetail,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/boards/:boardId',
    summary: 'Change name, label or first view',
    allow: inProject(canManageProject),
    body: boardChange,
    status: 200,
    response: board,
    conflict: seenConflict,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/boards/:boardId',
    summary: 'Move a board with its tasks to the trash for 30 days',
    allow: inProject(canManageProject),
    status: 204,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/restore',
    summary: 'Take a board out of the trash',
    allow: inProject(canManageProject),
    trashed: true,
    status: 200,
    response: board,
    conflict: errorBody,
  }),
};
