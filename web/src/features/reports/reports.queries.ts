import type { QueryInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { reportEndpoints } from '@cuadrilla/contract/views/reports/reports';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { reportKeys } from './report-keys.ts';
import { nextOffset } from './tasks-behind.ts';

export type ReportAsked = QueryInputOf<typeof reportEndpoints.summary>;
export type FigureQuery = Omit<QueryInputOf<typeof reportEndpoints.tasks>, 'limit' | 'offset'>;

/** The line says when work was done; days go by without a word. */
const again = 60_000;
const kept = { placeholderData: keepPreviousData, refetchInterval: again } as const;

/** A part of the tasks behind a figure. */
export const askBehind = (query: FigureQuery, offset: number, signal?: AbortSignal) =>
  call(reportEndpoints.tasks, { query: { ...query, offset: String(offset) }, ...(signal && { signal }) });

export const reportQueries = {
  weekly: (projectId: number) =>
    queryOptions({
      queryKey: reportKeys.of('weekly', projectId),
      queryFn: ({ signal }) => call(reportEndpoints.readWeekly, { params: { projectId }, signal }),
    }),
  projects: () =>
    queryOptions({
      queryKey: reportKeys.of('projects'),
      queryFn: ({ signal }) => call(reportEndpoints.projects, { signal }),
    }),
  summary: (query: ReportAsked) =>
    queryOptions({
      queryKey: reportKeys.of('summary', query),
      queryFn: ({ signal }) => call(reportEndpoints.summary, { query, signal }),
      ...kept,
    }),
  flow: (query: ReportAsked) =>
    queryOptions({
      queryKey: reportKeys.of('flow', query),
      queryFn: ({ signal }) => call(reportEndpoints.flow, { query, signal }),
      ...kept,
    }),
  tasks: (query: FigureQuery) =>
    infiniteQueryOptions({
      queryKey: reportKeys.of('tasks', query),
      queryFn: ({ signal, pageParam }) => askBehind(query, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => nextOffset(pages),
      ...kept,
    }),
};
