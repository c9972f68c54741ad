import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { limits, requiredLine, requiredText } from '../kernel/fields.ts';
import { ofOneself } from '../kernel/scopes.ts';

export const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  query: z.string(),
  /** Shown in the side menu. */
  pinned: z.boolean(),
});
export type SavedSearch = z.output<typeof savedSearch>;

/** Of one person: all of them are counted together. */
export const mostSaved = 30;

export const newSavedSearch = z.object({
  name: requiredLine('El nombre', limits.name, 'El nombre es obligatorio'),
  query: requiredText('La búsqueda', limits.search, 'La búsqueda es obligatoria'),
  pinned: z._default(z.boolean('El fijado debe ser verdadero o falso'), false),
});

export const savedSearchChange = z.object({
  name: z.optional(newSavedSearch.shape.name),
  query: z.optional(newSavedSearch.shape.query),
  pinned: z.optional(z.boolean('El fijado debe ser verdadero o falso')),
});

export const savedSearchEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/searches',
    summary: 'My saved searches by name',
    allow: ofOneself,
    status: 200,
    response: z.array(savedSearch),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/searches/counts',
    summary: 'How many results each of my saved searches has now',
    allow: ofOneself,
    status: 200,
    response: z.array(z.object({ id: z.int(), count: z.int() })),
  }),
  create: endpoint({
    method: 'POST',
    path: '/searches',
    summary: `Save a search; ${mostSaved} at most`,
    allow: ofOneself,
    body: newSavedSearch,
    status: 201,
    response: savedSearch,
    conflict: errorBody,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/searches/:searchId',
    summary: 'Rename or pin a saved search, or change what it asks',
    allow: ofOneself,
    body: savedSearchChange,
    status: 200,
    response: savedSearch,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/searches/:searchId',
    summary: 'Forget a saved search',
    allow: ofOneself,
    status: 204,
  }),
};
