import { mostInCalendar, type CalendarTask } from '@cuadrilla/contract/views/calendar';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { findInCalendars } from '../../features/tasks/data/calendar-cache.ts';
import { datesOf, periodOf } from '../../features/tasks/calendar/calendar-days.ts';
import { calendarQueries } from '../../features/tasks/calendar/calendar.queries.ts';
import { calendarTexts as texts, titleOf } from '../../features/tasks/calendar/calendar.texts.ts';
import { CalendarGrid } from '../../features/tasks/calendar/CalendarGrid.tsx';
import { CalendarTray } from '../../features/tasks/calendar/CalendarTray.tsx';
import { FilterChips } from '../../features/tasks/parts/filter/FilterChips.tsx';
import { filterGroupsOf } from '../../features/tasks/data/task-filter.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { apiTexts } from '../../lib/server/api.texts.ts';
import { useNow } from '../../lib/dates/clock.ts';
import { fullName } from '../../lib/people.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { useUser } from '../session.ts';
import { addressWithTask, taskPath } from '../task-beside.ts';
import { AddressNotes } from './AddressNotes.tsx';
import { useCalendarPlaces } from './calendar-places.ts';
import { CalendarFoot } from './CalendarFoot.tsx';
import styles from './CalendarHead.module.css';
import { CalendarSteps } from './CalendarSteps.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { CreatePopover } from './CreatePopover.tsx';
import { useCalendarAddress } from './use-calendar-address.ts';

interface Props {
  /** Where the calendar stands: in a project, and on one of its boards; over all projects without. */
  projectId?: number;
  boardId?: number;
  /** A board has its own tools for searching, filtering and creating. */
  search?: string;
  filtered?: boolean;
  frame: (parts: { title: string; steps: ReactNode; tools: ReactNode; body: ReactNode }) => ReactNode;
}

/** Tasks by day, over all projects or within one: view, day and filters live in the address. */
export function TaskCalendar({ projectId, boardId, search = '', filtered = false, frame }: Props) {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const user = useUser();
  const today = useNow((now) => dayIn(now, timeZone));
  const { view, named, date, isWrongDate, colour, project, filter, change, filterBy } =
    useCalendarAddress(today);
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
  const [timesToToday, setTimesToToday] = useState(0);
  const [creating, setCreating] = useState<HTMLElement>();
  const find = useCallback((taskId: number) => findInCalendars(client, taskId), [client]);
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
  const isTodayShown = from <= today && today <= to && !calendar.isPlaceholderData;
  const canCreate = places.boards.length > 0;
  const isMissing = places.all.length === 0;
  const title = titleOf(period, today);
  const filtering = { filter, groups, onChange: filterBy };
  const create = { boards: places.boards, userId: user.id };

  const onToday = () => {
    change({ date: undefined });
    setTimesToToday((times) => times + 1);
  };

  const steps = (
    <CalendarSteps
      view={view}
      date={date}
      title={title}
      onToday={onToday}
      onDate={(day) => change({ date: day === today ? undefined : day })}
    />
  );
  const tools = (
    <CalendarTools
      onToday={onToday}
      view={view}
      onView={(next) => change({ span: next === 'month' ? undefined : next })}
      colour={colour}
      onColour={(next) => change({ colour: next === 'priority' ? undefined : next }, true)}
      {...(projectId === undefined && {
        projects: {
          all: places.all.filter(({ archived }) => !archived),
          chosen: asked,
          onChoose: (ids) => change({ project: ids }, true),
        },
      })}
      {...(!filtered && { filtering, onCreate: setCreating })}
      unavailable={
        !canCreate && !places.query.isPending && (isMissing ? texts.noProject : apiTexts.forbidden)
      }
    />
  );
  // Which projects there are is known a moment later: then no others are asked for.
  const failed = places.query.isPending
    ? undefined
    : [calendar, places.query].find(({ isLoadingError }) => isLoadingError);
  const body = failed ? (
    <ErrorState
      title={texts.calendar}
      text={messagesOf(failed.error).join(' ')}
      onRetry={() => void failed.refetch()}
    />
  ) : !tasks ? (
    <CalendarLoading />
  ) : (
    <div className={styles.body} data-stale={calendar.isPlaceholderData || undefined}>
      {!filtered && <FilterChips {...filtering} />}
      <AddressNotes
        {...{ isWrongDate, unknown, isAll: asked === undefined }}
        onAll={() => change({ project: undefined }, true)}
      />
      {calendar.data?.more && <Banner tone="warning">{texts.cut(mostInCalendar)}</Banner>}
      <CalendarGrid
        period={period}
        date={date}
        isLoaded={!calendar.isPlaceholderData}
        toToday={{ times: timesToToday, isReady: isTodayShown }}
        tasks={tasks}
        find={find}
        whereabouts={places.whereabouts}
        colour={colour}
        severalProjects={places.shown.length > 1}
        hrefOf={taskPath}
        markOf={(id) => <Identicon id={id} size={18} />}
        onOpen={(task) => void navigate(addressWithTask(task))}
        onDay={(day) => change({ date: day === today ? undefined : day }, true)}
        create={
          canCreate
            ? (span, anchor, onClose) => (
                <CreatePopover {...create} span={span} anchor={anchor} onClose={onClose} />
              )
            : undefined
        }
      >
        <CalendarTray scope={scope} canEdit={canCreate} />
      </CalendarGrid>
      <CalendarFoot
        colour={colour}
        places={places.shown}
        canCreate={canCreate}
        hint={view === 'week' || view === 'day' ? texts.dragHourHint : texts.dragHint}
      />
      {creating && (
        <CreatePopover
          {...create}
          span={{ first: dayFor(date, today, from, to), last: dayFor(date, today, from, to) }}
          anchor={creating}
          onClose={() => setCreating(undefined)}
        />
      )}
    </div>
  );
  return frame({ title, steps, tools, body });
}

/** Today where it is shown, else the day that the address names. */
const dayFor = (date: string, today: string, from: string, to: string): string =>
  from <= today && today <= to ? today : date;

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

const CalendarLoading = () => (
  <Loading label={texts.loading}>
    <div className={styles.body}>
      <Skeleton width="100%" height={560} />
    </div>
  </Loading>
);
