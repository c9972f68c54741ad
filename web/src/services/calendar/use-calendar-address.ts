import type { TaskFilter } from '@cuadrilla/contract/tasks/task-fields';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { calendarColours } from '../../features/tasks/calendar/calendar-context.ts';
import { calendarViews, isDate } from '../../features/tasks/calendar/calendar-days.ts';
import { type FilterChange, filterIn } from '../../features/tasks/data/task-filter.ts';

/** What a calendar keeps in its address; the defaults leave it empty. */
interface CalendarSearch {
  span?: string | undefined;
  date?: string | undefined;
  colour?: string | undefined;
  project?: string | undefined;
}

/** View, day, colours, projects and filters of a calendar, wherever it stands. */
export function useCalendarAddress(today: string) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked: CalendarSearch = search;
  const filter = filterIn(search as TaskFilter);
  const change = (next: CalendarSearch, replace = false) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), replace, resetScroll: false });
  const named = asked.date !== undefined && isDate(asked.date) ? asked.date : undefined;
  return {
    view: calendarViews.find((each) => each === asked.span) ?? 'month',
    named,
    date: named ?? today,
    /** It names a day that no calendar shows. */
    isWrongDate: asked.date !== undefined && named === undefined,
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
