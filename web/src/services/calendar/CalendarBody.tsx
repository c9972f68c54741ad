import { mostInCalendar } from '@cuadrilla/contract/views/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { calendarTexts as texts } from '../../features/tasks/calendar/calendar.texts.ts';
import { CalendarGrid } from '../../features/tasks/calendar/CalendarGrid.tsx';
import { CalendarTray } from '../../features/tasks/calendar/CalendarTray.tsx';
import { findInCalendars } from '../../features/tasks/data/calendar-cache.ts';
import { FilterChips } from '../../features/tasks/parts/filter/FilterChips.tsx';
import { messagesOf } from '../../lib/server/api.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { addressWithTask, taskPath } from '../task-beside.ts';
import { AddressNotes } from './AddressNotes.tsx';
import { CalendarFoot } from './CalendarFoot.tsx';
import styles from './CalendarHead.module.css';
import { CreatePopover } from './CreatePopover.tsx';
import type { useCalendarDays } from './use-calendar-days.ts';

interface Props {
  days: ReturnType<typeof useCalendarDays>;
  /** The page shows by itself what is filtered by. */
  filtered: boolean;
  timesToToday: number;
  /** What opens above it. */
  children: ReactNode;
}

/** The days with their tasks, what is to be said of them, and the tray. */
export function CalendarBody({ days, filtered, timesToToday, children }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { view, date, today, colour, places, asked, calendar, tasks, canCreate, change } = days;
  const find = useCallback((taskId: number) => findInCalendars(client, taskId), [client]);
  // Which projects there are is known a moment later: then no others are asked for.
  const failed = places.query.isPending
    ? undefined
    : [calendar, places.query].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <ErrorState
        title={texts.calendar}
        text={messagesOf(failed.error).join(' ')}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!tasks) return <CalendarLoading />;
  return (
    <div className={styles.body} data-stale={calendar.isPlaceholderData || undefined}>
      {!filtered && <FilterChips {...days.filtering} />}
      <AddressNotes
        isWrongDate={days.isWrongDate}
        unknown={days.unknown}
        isAll={asked === undefined}
        onAll={() => change({ project: undefined }, true)}
      />
      {calendar.data?.more && <Banner tone="warning">{texts.cut(mostInCalendar)}</Banner>}
      <CalendarGrid
        period={days.period}
        date={date}
        isLoaded={!calendar.isPlaceholderData}
        toToday={{ times: timesToToday, isReady: days.isTodayShown }}
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
                <CreatePopover boards={days.boards} span={span} anchor={anchor} onClose={onClose} />
              )
            : undefined
        }
      >
        <CalendarTray scope={days.scope} canEdit={canCreate} />
      </CalendarGrid>
      <CalendarFoot
        colour={colour}
        places={places.shown}
        canCreate={canCreate}
        hint={view === 'week' || view === 'day' ? texts.dragHourHint : texts.dragHint}
      />
      {children}
    </div>
  );
}

const CalendarLoading = () => (
  <Loading label={texts.loading}>
    <div className={styles.body}>
      <Skeleton width="100%" height={560} />
    </div>
  </Loading>
);
