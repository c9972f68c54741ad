import { type NumberedTask, taskEndpoints } from '@cuadrilla/contract/tasks/tasks';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/server/api.ts';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { asTaskPage } from './task-pages.ts';
import type { TaskListing } from './task-listing.ts';

export const taskKeys = {
  all: ['tasks'] as const,
  ofProject: (projectId: number) => [...taskKeys.all, projectId] as const,
  lists: (projectId: number) => [...taskKeys.ofProject(projectId), 'list'] as const,
  ofBoard: (projectId: number, boardId: number) => [...taskKeys.lists(projectId), boardId] as const,
  list: (projectId: number, boardId: number, listing: TaskListing) =>
    [...taskKeys.ofBoard(projectId, boardId), listing] as const,
  numbered: (projectId: number) => [...taskKeys.ofProject(projectId), 'numbered'] as const,
  details: (projectId: number) => [...taskKeys.ofProject(projectId), 'detail'] as const,
  detail: (projectId: number, taskId: number) => [...taskKeys.details(projectId), taskId] as const,
};

/** A screenful fast, then fewer and larger steps. */
export const firstLimit = '100';
const limitOf = (cursor: string | undefined): string => (cursor ? '200' : firstLimit);

export const taskQueries = {
  list: (projectId: number, boardId: number, listing: TaskListing) =>
    infiniteQueryOptions({
      queryKey: taskKeys.list(projectId, boardId, listing),
      queryFn: async ({ pageParam, signal }) => {
        const { search, sort, order, filter } = listing;
        const params = { projectId, boardId };
        const query = { sort, order, ...filter, limit: limitOf(pageParam), cursor: pageParam };
        const page = search
          ? await callPage(taskEndpoints.search, { params, query: { ...query, query: search }, signal })
          : await callPage(taskEndpoints.list, { params, query, signal });
        return asTaskPage(page);
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.cursor,
      // Another order or search of the same board keeps the cards until the new ones are there.
      placeholderData: (previous, query) => (query?.queryKey[3] === boardId ? previous : undefined),
    }),
  /** Where the tasks of these numbers are; whoever asks for others keeps those until they are there. */
  numbered: (projectId: number, numbers: readonly number[]) =>
    queryOptions({
      queryKey: [...taskKeys.numbered(projectId), numbers],
      queryFn: ({ signal }) =>
        call(taskEndpoints.numbered, {
          params: { projectId },
          query: { numbers: numbers.join(',') },
          signal,
        }),
      enabled: numbers.length > 0,
      placeholderData: (previous: NumberedTask[] | undefined) => previous,
      select: (found: NumberedTask[]) => new Map(found.map((task) => [task.number, task])),
    }),
  /** A task is found by project and id: its key leaves out the board, which may be a former one. */
  detail: ({ projectId, boardId, taskId }: TaskPlace) =>
    queryOptions({
      queryKey: taskKeys.detail(projectId, taskId),
      queryFn: ({ signal }) => call(taskEndpoints.read, { params: { projectId, boardId, taskId }, signal }),
    }),
};
