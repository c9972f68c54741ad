import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { searchText } from './fields.ts';
import { ofOneself } from './scopes.ts';

const ref = z.object({ id: z.int(), name: z.string() });

/** How many of each kind an answer holds at most. */
export const searchLimit = 8;

export const searchResult = z.object({
  projects: z.array(ref),
  boards: z.array(z.object({ id: z.int(), name: z.string(), project: ref })),
  tasks: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      priority_id: z.int(),
      done: z.boolean(),
      board: ref,
      project: ref,
    }),
  ),
});
export type SearchResult = z.output<typeof searchResult>;

export const searchEndpoints = {
  all: endpoint({
    method: 'GET',
    path: '/search',
    summary: 'Projects, boards and tasks of mine whose name or title contains the query',
    allow: ofOneself,
    query: z.object({ query: searchText }),
    status: 200,
    response: searchResult,
  }),
};
