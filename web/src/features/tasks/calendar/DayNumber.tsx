import type { ReactNode } from 'react';
import { classes } from '../../../lib/text/text.ts';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { useCalendar } from './calendar-context.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import styles from './DayNumber.module.css';

interface Props {
  day: string;
  count: number;
  children: ReactNode;
}

/** The number of a day: where arrows lead, and where a task can be created by key. */
export function DayNumber({ day, count, children }: Props) {
  const { today, stop, canCreate } = useCalendar();
  const isToday = day === today;
  const what = texts.day(day, count, isToday);
  return (
    <button
      type="button"
      data-day-button={day}
      data-on-day={day}
      className={classes(styles.number, isToday && styles.today)}
      tabIndex={day === stop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
    >
      {children}
      <Hidden>{canCreate ? `, ${what}. ${texts.createOn(day)}` : `, ${what}`}</Hidden>
    </button>
  );
}
