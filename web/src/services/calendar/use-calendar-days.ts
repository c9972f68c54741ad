import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { datesOf, periodOf } from '../../features/tasks/calendar/calendar-days.ts';
import { calendarQueries } from '../../features/tasks/calendar/calendar.queries.ts';
import { filterGroupsOf } from '../../features/tasks/data/task-filter.ts';
import { useNow } from '../../lib/dates/clock.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { fullName } from '../../lib/people.ts';
import { useUser } from '../session.ts';
import { useCalendarPlaces } from './calendar-places.ts';
import { useCalendarAddress } from './use-calendar-address.ts';

interface Options {
  projectId: number | undefined;
  boardId: number | undefined;
  search: string;
}

/** The days that the address names, whose tasks they show, and those tasks. */
export function useCalendarDays({ projectId, boardId, search }: Options) {
  const timeZone = useTimeZone();
  const user = useUser();
  const today = useNow((now) => dayIn(now, timeZone));
  const address = useCalendarAddress(today);
  const { view, named, date, project, filter } = address;
  const { data: profile } = useQuery(profileQuery());
  const weekStart = profile?.week_start ?? 'monday';
  const period = useMemo(() => periodOf(view, date, weekStart), [view, date, weekStart]);
  const chosen = projectId === undefined ? project : String(projectId);
  const places = useCalendarPlaces(boardId, chosen);
  // In a project there is no other to be shown.
  const asked = projectId === undefined ? places.asked : chosen;
  const unknown = projectId === undefined ? places.unknown : 0;
  const scope = { project: asked, board: boardId, search, filter };
  const { from, to } = datesOf(period);
  // Which days these are depends on the profile: asked before it is known, they would be asked for twice.
  const calendar = useQuery({
    ...calendarQueries.span(
      { ...scope, from, to, timeZone },
      view === 'month' ? { month: named?.slice(0, 7) } : undefined,
    ),
    enabled: profile !== undefined,
  });
  const tasks = calendar.data?.tasks;
  const groups = useMemo(
    () =>
      filterGroupsOf({
        userId: user.id,
        people: peopleIn(tasks, user),
        labels: undefined,
        columns: undefined,
      }),
    [tasks, user],
  );
  const isTodayWithin = from <= today && today <= to;
  return {
    ...address,
    today,
    period,
    places,
    asked,
    unknown,
    scope,
    calendar,
    tasks,
    filtering: { filter, groups, onChange: address.filterBy },
    isTodayShown: isTodayWithin && !calendar.isPlaceholderData,
    /** Today where it is shown, else the day that the address names. */
    dayToCreateOn: isTodayWithin ? today : date,
    boards: places.boards,
    canCreate: places.boards.length > 0,
  };
}

/** Oneself, and who has anything to do in these days. */
function peopleIn(
  tasks: readonly CalendarTask[] | undefined,
  user: { id: number; first_name: string; last_name: string },
) {
  const people = new Map([[user.id, { id: user.id, name: fullName(user) }]]);
  for (const { assignedTo } of tasks ?? [])
    if (assignedTo) people.set(assignedTo.id, { id: assignedTo.id, name: fullName(assignedTo) });
  return [...people.values()];
}
