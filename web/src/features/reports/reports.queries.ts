import type { QueryInputOf } from '@cuadrilla/contract/endpoint';
import { reportEndpoints } from '@cuadrilla/contract/reports/reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reportKeys } from './report-keys.ts';

export type ReportAsked = QueryInputOf<typeof reportEndpoints.summary>;
export type FigureQuery = QueryInputOf<typeof reportEndpoints.tasks>;

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
    queryOptions({
      queryKey: reportKeys.of('tasks', query),
      queryFn: ({ signal }) => call(reportEndpoints.tasks, { query, signal }),
      ...kept,
    }),
};
