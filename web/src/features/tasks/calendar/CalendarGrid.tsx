import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { useNow } from '../../../lib/dates/clock.ts';
import { useHolidays } from '../../../lib/dates/holidays.ts';
import { useMedia } from '../../../lib/media.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { MovingStatus } from '../parts/drag/MovingStatus.tsx';
import { AgendaView } from './AgendaView.tsx';
import { redate } from './calendar-actions.ts';
import { type CalendarColour, CalendarContext, type Whereabouts } from './calendar-context.ts';
import { type CalendarController, useCalendarController } from './calendar-controller.ts';
import { datesOf, type Period } from './calendar-days.ts';
import { calendarEvents, type OpenPopover } from './calendar-events.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import { ChooseDay, DayTasks } from './DayPopovers.tsx';
import { MonthView } from './MonthView.tsx';
import { PhoneView } from './PhoneView.tsx';
import { type Span, spanOf } from '../data/task-span.ts';
import { useCalendarDrop } from './use-calendar-drop.ts';
import { useDaySweep } from './use-day-sweep.ts';
import type { Wish } from './use-each-wish.ts';
import { WeekView } from './WeekView.tsx';
import type { Dated } from './week-lanes.ts';

interface Props {
  period: Period;
  /** The day that the address names, or today. */
  date: string;
  /** The tasks are those of these days. */
  isLoaded: boolean;
  /** Today is to be shown. */
  toToday: Wish;
  tasks: readonly CalendarTask[];
  /** The tray's, and whatever else can be taken. */
  find: (taskId: number) => CalendarTask | undefined;
  whereabouts: (task: CalendarTask) => Whereabouts;
  colour: CalendarColour;
  severalProjects: boolean;
  hrefOf: (task: CalendarTask) => string;
  markOf: (projectId: number) => ReactNode;
  onOpen: (task: CalendarTask) => void;
  onDay: (day: string) => void;
  /** Opens a form for a task on these days; undefined where there is no board for one. */
  create: ((span: Span, anchor: HTMLElement, onClose: () => void) => ReactNode) | undefined;
  /** The tray. */
  children: ReactNode;
}

/** The days themselves. They listen for all tasks in them, and have what these share: keys, popovers, status bar. */
export function CalendarGrid(props: Props) {
  const { period, tasks, find, whereabouts, colour, severalProjects, hrefOf, onOpen, onDay, create } = props;
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const today = useNow((now) => dayIn(now, timeZone));
  const dates = datesOf(period);
  const holidays = useHolidays(dates.from, dates.to);
  const keysId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [chosenStop, setStop] = useState<string>();
  const isPhone = useMedia('(max-width: 760px)');
  const dated = useMemo(() => datedOf(tasks, timeZone, whereabouts), [tasks, timeZone, whereabouts]);
  const controller = useCalendarController({
    timeZone,
    find,
    redate: (task, part, landing) => void redate(client, task, { part, landing, timeZone }),
  });
  const { asked, ask, close, sweep } = useAsked(root, controller);
  useCalendarDrop(root, controller);
  useDaySweep(root, controller, create && sweep);

  const frame = {
    controller,
    whereabouts,
    colour,
    severalProjects,
    hrefOf,
    today,
    holidays,
    timeZone,
    keysId,
    stop: stopIn(period, chosenStop, today),
    canCreate: create !== undefined,
  };
  const events = calendarEvents({
    controller,
    period,
    find,
    whereabouts,
    onOpen,
    onDay,
    ask,
    canCreate: frame.canCreate,
    setStop,
  });
  return (
    <CalendarContext value={frame}>
      <div ref={root} tabIndex={-1} style={{ outline: 'none' }} {...events}>
        {isPhone && (period.view === 'month' || period.view === 'week') ? (
          <PhoneView
            period={period}
            dated={dated}
            toToday={props.toToday}
            date={props.date}
            onDate={onDay}
            onCreate={(day) => {
              const anchor = root.current;
              if (anchor) ask({ what: 'create', span: { first: day, last: day }, anchor });
            }}
          />
        ) : (
          <View {...props} dated={dated} />
        )}
        {props.children}
      </div>
      <Hidden>
        <span id={keysId}>{texts.keys}</span>
      </Hidden>
      <CalendarStatus controller={controller} />
      <AskedPopover {...{ asked, create, dated, onOpen }} onClose={close} />
    </CalendarContext>
  );
}

/** What is open above the calendar, and the ways to open and close it. */
function useAsked(root: RefObject<HTMLDivElement | null>, controller: CalendarController) {
  const [asked, ask] = useState<OpenPopover>();
  const close = useCallback(() => {
    ask(undefined);
    controller.marked.set(null);
  }, [controller]);
  const sweep = useCallback(
    (span: Span) => {
      const anchor = root.current?.querySelector<HTMLElement>(`[data-day-button="${span.last}"]`);
      if (anchor) ask({ what: 'create', span, anchor });
    },
    [root],
  );
  return { asked, ask, close, sweep };
}

interface AskedProps extends Pick<Props, 'create' | 'onOpen'> {
  asked: OpenPopover | undefined;
  dated: Dated<CalendarTask>[];
  onClose: () => void;
}

/** What is open above the calendar. */
const AskedPopover = ({ asked, create, dated, onOpen, onClose }: AskedProps) => (
  <>
    {asked?.what === 'create' && create?.(asked.span, asked.anchor, onClose)}
    {asked?.what === 'day' && (
      <DayTasks day={asked.day} anchor={asked.anchor} dated={dated} onClose={onClose} onOpen={onOpen} />
    )}
    {asked?.what === 'move' && <ChooseDay task={asked.task} anchor={asked.anchor} onClose={onClose} />}
  </>
);

function View({ period, dated, ...rest }: Props & { dated: Dated<CalendarTask>[] }) {
  if (period.view === 'week' || period.view === 'day') return <WeekView period={period} dated={dated} />;
  if (period.view === 'agenda') return <AgendaView period={period} dated={dated} {...rest} />;
  return <MonthView period={period} dated={dated} />;
}

/** By the hour, those without one last; then the most urgent. */
function datedOf(
  tasks: readonly CalendarTask[],
  timeZone: string,
  whereabouts: Props['whereabouts'],
): Dated<CalendarTask>[] {
  const sorted = tasks.toSorted(
    (a, b) =>
      (a.due_date ?? '').localeCompare(b.due_date ?? '') || b.priority_id - a.priority_id || a.id - b.id,
  );
  return sorted.flatMap((task) => {
    const span = spanOf(task, timeZone);
    return span ? [{ task, span, done: whereabouts(task).column?.kind === 'hecho' }] : [];
  });
}

/** Where Tab leads: to the day that was chosen last, or today, or the first one. */
function stopIn({ from, to, month }: Period, chosen: string | undefined, today: string): string {
  const isShown = (day: string) => from <= day && day <= to;
  if (chosen !== undefined && isShown(chosen)) return chosen;
  return isShown(today) ? today : month ? `${month}-01` : from;
}

function CalendarStatus({ controller }: { controller: CalendarController }) {
  const held = useSyncExternalStore(controller.moving.subscribe, controller.moving.get);
  const said = useSyncExternalStore(controller.said.subscribe, controller.said.get);
  const where = (): string => {
    if (!held?.landing) return texts.outside;
    return held.part === 'end' ? texts.endAt(held.landing) : texts.at(held.landing);
  };
  return <MovingStatus moving={held && { title: held.task.title, where: where() }} said={said} />;
}
