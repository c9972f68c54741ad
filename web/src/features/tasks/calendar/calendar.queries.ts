import { calendarEndpoints } from '@cuadrilla/contract/views/calendar';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/server/api.ts';
import { live } from '../../../lib/server/live.ts';
import { followInCalendars } from '../data/calendar-cache.ts';
import {
  type CalendarAsked,
  calendarKeys,
  type CalendarScope,
  type CalendarTasks,
} from '../data/calendar-keys.ts';

followInCalendars();

const queryOf = ({ project, board, search, filter }: CalendarScope) => ({
  project,
  board: board?.toString(),
  query: search,
  ...filter,
});

const trayPage = '50';

/** A month as the address names it: by no more than that its answer is on its way before the application is. */
export interface AddressedMonth {
  month: string | undefined;
}

/** By a clock or a setting that is not the server's, the days may be others than those that are wanted. */
async function askForMonth({ month }: AddressedMonth, asked: CalendarAsked, signal: AbortSignal) {
  const answer = await call(calendarEndpoints.month, { query: { month, ...queryOf(asked) }, signal });
  return answer.from === asked.from && answer.to === asked.to ? answer : undefined;
}

const askForDays = (asked: CalendarAsked, signal: AbortSignal) => {
  const { from, to } = asked;
  return call(calendarEndpoints.tasks, { query: { from, to, ...queryOf(asked) }, signal });
};

export const calendarQueries = {
  places: () =>
    queryOptions({
      queryKey: calendarKeys.places(),
      queryFn: ({ signal }) => call(calendarEndpoints.places, { signal }),
    }),
  /** One question for all that is on the screen; what was there before stays until the answer comes. */
  span: (asked: CalendarAsked, addressed?: AddressedMonth) =>
    queryOptions({
      queryKey: calendarKeys.span(asked),
      queryFn: async ({ signal }): Promise<CalendarTasks> => {
        const ofMonth = addressed && (await askForMonth(addressed, asked, signal));
        const { tasks, more, seqs } = ofMonth ?? (await askForDays(asked, signal));
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
