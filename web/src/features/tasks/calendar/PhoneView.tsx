import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { Ellipsis } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { classes } from '../../../lib/text/text.ts';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { useCalendar } from './calendar-context.ts';
import { useIsMarked } from './calendar-controller.ts';
import { daysOf, type Period, weeksOf } from './calendar-days.ts';
import { calendarTexts as texts, numberOf, weekdayLetter, weekdayOf } from './calendar.texts.ts';
import { CalendarCard } from './CalendarChip.tsx';
import { rowOfDays } from './day-at.ts';
import { HolidayName } from './HolidayName.tsx';
import styles from './PhoneView.module.css';
import { touches } from '../data/task-span.ts';
import { useEachWish, type Wish } from './use-each-wish.ts';
import type { Dated } from './week-lanes.ts';

interface Props {
  period: Period;
  dated: readonly Dated<CalendarTask>[];
  /** Today is to be shown. */
  toToday: Wish;
  onCreate: (day: string) => void;
  /** The day that the address names. */
  date: string;
  onDate: (day: string) => void;
}

/**
 * A strip of days, which is also where a task that is carried by a finger is put, and below it the tasks: of a week day
 * by day, of a month those of one day.
 */
export function PhoneView({ period, dated, toToday, onCreate, date, onDate }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const weeks = useMemo(() => weeksOf(period), [period]);
  const { canCreate, today } = useCalendar();
  const { month } = period;
  const one = month === undefined ? undefined : date;
  const onDay = (day: string) => dated.filter(({ span }) => touches(span, day, day));
  const show = (day: string) =>
    list.current?.querySelector(`[data-section="${day}"]`)?.scrollIntoView({ block: 'start' });
  const choose = (day: string) => {
    if (one && day !== one) onDate(day);
    else if (onDay(day).length > 0) show(day);
    else if (canCreate) onCreate(day);
  };
  useEachWish(toToday, () => {
    if (!one) show(today);
  });
  return (
    <div ref={list}>
      <div className={styles.strip} data-weeks={weeks.length}>
        {weeks.map((week, index) => (
          <div key={week[0]} className={styles.week} {...rowOfDays(week[0] ?? '', 7)}>
            {week.map((day) => (
              <StripDay
                key={day}
                day={day}
                count={onDay(day).length}
                letter={index === 0}
                isOff={month !== undefined && !day.startsWith(month)}
                isChosen={day === one}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
      </div>
      {(one ? [one] : daysOf(period)).map((day) => {
        const due = onDay(day);
        return (
          (due.length > 0 || one) && (
            <section key={day} className={styles.day} data-section={day} {...rowOfDays(day, 1)}>
              <h2 className={styles.name}>
                {weekdayOf(day)} {numberOf(day)}
                {day === today && <small className={styles.note}>{texts.isToday}</small>}
                <HolidayName day={day} />
              </h2>
              {due.length === 0 && <p className={styles.note}>{texts.nothingOnDay}</p>}
              <ul className={styles.list}>
                {due.map(({ task }) => (
                  <li key={task.id} className={styles.item}>
                    <CalendarCard task={task} day={day} />
                    <MoveButton task={task} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

/** The calendar listens for all of them. */
function MoveButton({ task }: { task: CalendarTask }) {
  const { whereabouts } = useCalendar();
  if (!whereabouts(task).canEdit || task.id < 0) return null;
  return (
    <IconButton label={texts.moveTask(task.title)} data-move={task.id} className={styles.move}>
      <Ellipsis size={18} />
    </IconButton>
  );
}

interface StripProps {
  day: string;
  count: number;
  letter: boolean;
  isOff: boolean;
  isChosen: boolean;
  onChoose: (day: string) => void;
}

function StripDay({ day, count, letter, isOff, isChosen, onChoose }: StripProps) {
  const { controller, today } = useCalendar();
  const isToday = day === today;
  return (
    <button
      type="button"
      className={classes(styles.cell, isToday && styles.today, isOff && styles.off)}
      data-marked={useIsMarked(controller, day) || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen || undefined}
      onClick={() => onChoose(day)}
    >
      {letter && <span>{weekdayLetter(day)}</span>}
      <b className={styles.number}>{numberOf(day)}</b>
      <Hidden>{`, ${texts.day(day, count, isToday)}`}</Hidden>
      <i className={classes(styles.dot, count === 0 && styles.none)} />
    </button>
  );
}
