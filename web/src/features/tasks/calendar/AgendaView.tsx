import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { fullName } from '../../../lib/people.ts';
import { classes } from '../../../lib/text/text.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { LevelGlyph } from '../../../ui/controls/LevelGlyph.tsx';
import { LineGlyph } from '../../../ui/controls/LineGlyph.tsx';
import { useCalendar } from './calendar-context.ts';
import { useIsMarked } from './calendar-controller.ts';
import { daysOf, type Period } from './calendar-days.ts';
import { calendarTexts as texts, numberOf, weekdayOf } from './calendar.texts.ts';
import { rowOfDays } from './day-at.ts';
import { DayNumber } from './DayNumber.tsx';
import { HolidayName } from './HolidayName.tsx';
import styles from './AgendaView.module.css';
import { useCalendarLink } from './use-calendar-link.ts';
import { useEachWish, type Wish } from './use-each-wish.ts';
import type { Dated } from './week-lanes.ts';

interface Props {
  period: Period;
  dated: readonly Dated<CalendarTask>[];
  /** Where it opens, as soon as its tasks are there. */
  date: string;
  isLoaded: boolean;
  /** Today is to be shown. */
  toToday: Wish;
  /** By project: its mark. */
  markOf: (projectId: number) => ReactNode;
}

/** On the day it is due; what goes on after the last day, on the first of its days here. */
const dayIn = ({ from, to }: Period, { span }: Dated<CalendarTask>): string => {
  if (span.last <= to) return span.last;
  return span.first < from ? from : span.first;
};

/** Days without tasks are left out, holidays are not. */
export function AgendaView({ period, dated, date, isLoaded, toToday, markOf }: Props) {
  const agenda = useRef<HTMLDivElement>(null);
  const { holidays, today } = useCalendar();
  const show = (wanted: string, block: ScrollLogicalPosition) => {
    const next = [...(agenda.current?.children ?? [])].find(
      (day) => day instanceof HTMLElement && (day.dataset['section'] ?? '') >= wanted,
    );
    next?.scrollIntoView({ block });
  };
  useEachWish(toToday, () => show(today, 'center'));
  useOpening(isLoaded, () => date > period.from && show(date, 'start'));
  const days = daysOf(period).map((day) => ({
    day,
    due: dated.filter((each) => dayIn(period, each) === day),
  }));
  return (
    <div ref={agenda} className={styles.agenda}>
      {days
        .filter(({ day, due }) => due.length > 0 || holidays.has(day))
        .map(({ day, due }) => (
          <AgendaDay key={day} day={day} dated={due} markOf={markOf} />
        ))}
    </div>
  );
}

/** Once, when what it opens with is there; not for other days that are gone to afterwards. */
function useOpening(isReady: boolean, open: () => void): void {
  const isOpen = useRef(false);
  const begin = useEffectEvent(open);
  useEffect(() => {
    if (!isReady || isOpen.current) return;
    isOpen.current = true;
    begin();
  }, [isReady]);
}

function AgendaDay({
  day,
  dated,
  markOf,
}: { day: string; dated: Dated<CalendarTask>[] } & Pick<Props, 'markOf'>) {
  const { controller, holidays, today } = useCalendar();
  const isHoliday = holidays.has(day);
  const isMarked = useIsMarked(controller, day);
  return (
    <section
      className={classes(styles.day, isHoliday && styles.holiday)}
      data-section={day}
      data-marked={isMarked || undefined}
      {...rowOfDays(day, 1)}
    >
      <h2 className={styles.name}>
        <DayNumber day={day} count={dated.length}>
          {numberOf(day)}
        </DayNumber>
        {weekdayOf(day)} {day === today && <small className={styles.note}>{texts.isToday}</small>}
      </h2>
      <ul>
        {isHoliday && (
          <li className={styles.free}>
            <HolidayName day={day} look="line" />
          </li>
        )}
        {dated.map(({ task, span }) => (
          <li key={task.id} className={styles.item}>
            <Row
              task={task}
              day={day}
              until={span.last > day ? span.last : undefined}
              mark={markOf(task.project_id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  task: CalendarTask;
  day: string;
  until: string | undefined;
  mark: ReactNode;
}

function Row({ task, day, until, mark }: RowProps) {
  const { link, project, column, done, isOverdue, time } = useCalendarLink(task, day);
  return (
    <a {...link} className={classes(styles.row, done && styles.done)}>
      <span className={styles.time}>{time}</span>
      <span className={styles.glyph}>
        {done ? <Check size={14} /> : <LevelGlyph level={task.priority_id} size={14} />}
      </span>
      <span className={styles.title}>
        {task.title}
        {until && <small className={styles.note}> {texts.until(until)}</small>}
      </span>
      <span className={styles.project}>
        {mark}
        <span className={styles.words}>{project?.name}</span>
      </span>
      <span className={classes(styles.state, isOverdue && styles.overdue)}>
        {isOverdue && <LineGlyph name="alert" />}
        {isOverdue ? texts.overdue : column?.name}
      </span>
      {task.assignedTo && (
        <Avatar person={{ id: task.assignedTo.id, name: fullName(task.assignedTo) }} size={24} />
      )}
    </a>
  );
}
