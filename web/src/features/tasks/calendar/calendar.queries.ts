import { calendarEndpoints } from '@cuadrilla/contract/calendar';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/api.ts';
import { live } from '../../../lib/live.ts';
import { type CalendarAsked, calendarKeys, type CalendarScope, type CalendarTasks } from './query-keys.ts';

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
