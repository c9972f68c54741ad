import type { QueryInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { mostBehindFigure, reportEndpoints } from '@cuadrilla/contract/views/reports/reports';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { reportKeys } from './report-keys.ts';

export type ReportAsked = QueryInputOf<typeof reportEndpoints.summary>;
export type FigureQuery = Omit<QueryInputOf<typeof reportEndpoints.tasks>, 'limit' | 'offset'>;

/** The line says when work was done; days go by without a word. */
const again = 60_000;
const kept = { placeholderData: keepPreviousData, refetchInterval: again } as const;

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
      queryFn: ({ signal, pageParam }) =>
        call(reportEndpoints.tasks, { query: { ...query, offset: String(pageParam) }, signal }),
      initialPageParam: 0,
      // What is gone is counted, and in no page.
      getNextPageParam: ({ count, gone }, pages) =>
        pages.length * mostBehindFigure < count - gone ? pages.length * mostBehindFigure : undefined,
      ...kept,
    }),
};
