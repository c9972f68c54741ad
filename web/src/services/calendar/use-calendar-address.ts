import { parseDate } from '@cuadrilla/contract/dates';
import { isDay } from '@cuadrilla/contract/day';
import type { TaskFilter } from '@cuadrilla/contract/task-fields';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { calendarColours } from '../../features/tasks/calendar/calendar-context.ts';
import { calendarViews } from '../../features/tasks/calendar/calendar-days.ts';
import { type FilterChange, filterIn } from '../../features/tasks/filter/task-filter.ts';

/** What a calendar keeps in its address; the defaults leave it empty. */
interface CalendarSearch {
  span?: string | undefined;
  date?: string | undefined;
  colour?: string | undefined;
  project?: string | undefined;
}

const isDate = (text: string | undefined): text is string =>
  text !== undefined && isDay(text) && parseDate(text) !== undefined;

/** View, day, colours, projects and filters of a calendar, wherever it stands. */
export function useCalendarAddress(today: string) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked: CalendarSearch = search;
  const filter = filterIn(search as TaskFilter);
  const change = (next: CalendarSearch, replace = false) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), replace, resetScroll: false });
  const named = isDate(asked.date) ? asked.date : undefined;
  return {
    view: calendarViews.find((each) => each === asked.span) ?? 'month',
    named,
    date: named ?? today,
    colour: calendarColours.find((each) => each === asked.colour) ?? 'priority',
    project: /^\d+(,\d+)*$/.test(asked.project ?? '') ? asked.project : undefined,
    filter: useMemo(() => filter, Object.values(filter)),
    change,
    filterBy: (next: FilterChange) =>
      void navigate({
        to: '.',
        search: (now) => ({ ...now, ...next(filterIn(now as TaskFilter)) }),
        replace: true,
        resetScroll: false,
      }),
  };
}
