import type { QueryInputOf } from '@cuadrilla/contract/endpoint';
import { reportEndpoints } from '@cuadrilla/contract/reports/reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type ReportAsked = QueryInputOf<typeof reportEndpoints.summary>;
export type FigureQuery = QueryInputOf<typeof reportEndpoints.tasks>;

/** What is on the screen follows the work without being asked to. */
const again = 15_000;
const kept = { placeholderData: keepPreviousData, refetchInterval: again } as const;

export const reportQueries = {
  weekly: (projectId: number) =>
    queryOptions({
      queryKey: ['reports', 'weekly', projectId],
      queryFn: ({ signal }) => call(reportEndpoints.readWeekly, { params: { projectId }, signal }),
    }),
  projects: () =>
    queryOptions({
      queryKey: ['reports', 'projects'],
      queryFn: ({ signal }) => call(reportEndpoints.projects, { signal }),
    }),
  summary: (query: ReportAsked) =>
    queryOptions({
      queryKey: ['reports', 'summary', query],
      queryFn: ({ signal }) => call(reportEndpoints.summary, { query, signal }),
      ...kept,
    }),
  flow: (query: ReportAsked) =>
    queryOptions({
      queryKey: ['reports', 'flow', query],
      queryFn: ({ signal }) => call(reportEndpoints.flow, { query, signal }),
      ...kept,
    }),
  tasks: (query: FigureQuery) =>
    queryOptions({
      queryKey: ['reports', 'tasks', query],
      queryFn: ({ signal }) => call(reportEndpoints.tasks, { query, signal }),
      ...kept,
    }),
};
