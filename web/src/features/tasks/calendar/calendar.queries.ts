import { type CalendarTask, calendarEndpoints } from '@cuadrilla/contract/calendar';
import type { TaskFilter } from '@cuadrilla/contract/task-fields';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/api.ts';
import { live } from '../../../lib/live.ts';

/** Which tasks a calendar is about. */
export interface CalendarScope {
  /** Ids with commas between them; all of the person's own where none is named. */
  project?: string | undefined;
  board?: number | undefined;
  search: string;
  filter: TaskFilter;
}

export interface CalendarAsked extends CalendarScope {
  from: string;
  to: string;
  /** Of the reader: it says which days these are. */
  timeZone: string;
}

/** What was asked stays with the answer: whatever happens later is put where it belongs by that. */
export interface CalendarTasks {
  asked: CalendarAsked;
  tasks: CalendarTask[];
  more: boolean;
}

export const calendarKeys = {
  all: ['calendar'] as const,
  places: () => [...calendarKeys.all, 'places'] as const,
  spans: () => [...calendarKeys.all, 'span'] as const,
  span: (asked: CalendarAsked) => [...calendarKeys.spans(), asked] as const,
  trays: () => [...calendarKeys.all, 'undated'] as const,
  tray: (scope: CalendarScope) => [...calendarKeys.trays(), scope] as const,
};

const queryOf = ({ project, board, search, filter }: CalendarScope) => ({
  project,
  board: board?.toString(),
  query: search,
  ...filter,
});

const trayPage = '50';

export const calendarQueries = {
  places: () =>
    queryOptions({
      queryKey: calendarKeys.places(),
      queryFn: ({ signal }) => call(calendarEndpoints.places, { signal }),
    }),
  /** One question for all that is on the screen; what was there before stays until the answer comes. */
  span: (asked: CalendarAsked) =>
    queryOptions({
      queryKey: calendarKeys.span(asked),
      queryFn: async ({ signal }): Promise<CalendarTasks> => {
        const { from, to } = asked;
        const { tasks, more, seqs } = await call(calendarEndpoints.tasks, {
          query: { from, to, ...queryOf(asked) },
          signal,
        });
        for (const { project_id, seq } of seqs) live.noteAnswer(project_id, seq);
        return { asked, tasks, more };
      },
      placeholderData: keepPreviousData,
    }),
  tray: (scope: CalendarScope) =>
    infiniteQueryOptions({
      queryKey: calendarKeys.tray(scope),
      queryFn: ({ pageParam, signal }) =>
        callPage(calendarEndpoints.undated, {
          query: { ...queryOf(scope), limit: trayPage, cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.cursor,
      placeholderData: keepPreviousData,
    }),
};
