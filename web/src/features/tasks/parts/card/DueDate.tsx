import { formatDay } from '../../../../lib/dates/dates.ts';
import { useNow } from '../../../../lib/dates/clock.ts';
import { useTimeZone } from '../../../../lib/dates/time-zone.ts';
import { Hidden } from '../../../../ui/controls/Hidden.tsx';
import { LineGlyph } from '../../../../ui/controls/LineGlyph.tsx';
import { Day } from '../../../../ui/text/Time.tsx';
import { dueStateOf, type DueState } from '../../data/due-date.ts';
import { taskTexts } from '../../data/tasks.texts.ts';
import styles from './DueDate.module.css';

export interface Due {
  /** A day or an instant. */
  date: string;
  done: boolean;
  assignee: { time_zone: string } | null;
}

export function useDueState({ date, done, assignee }: Due): DueState {
  const zones = { own: useTimeZone(), assignee: assignee?.time_zone };
  return useNow((now) => dueStateOf(date, done, zones, now));
}

/** Where there is little room: «hoy», this year's without the year, and whole for whoever asks. */
export function ShortDate(due: Due) {
  const state = useDueState(due);
  const zone = useTimeZone();
  const whole = formatDay(due.date, zone);
  const isThisYear = useNow((now) => formatDay(now, zone).slice(-4) === whole.slice(-4));
  return (
    <span className={styles.due} data-state={state} title={whole}>
      {state === 'overdue' && <LineGlyph name="alert" />}
      <time dateTime={due.date}>
        {state === 'today' ? taskTexts.todayAlone : isThisYear ? whole.slice(0, 5) : whole}
      </time>
      {state === 'overdue' && <Hidden> {taskTexts.overdue}</Hidden>}
    </span>
  );
}

/** A card's due date: overdue in red with an icon and a word, today in bold. */
export function DueDate(due: Due) {
  const state = useDueState(due);
  return (
    <span className={styles.due} data-state={state}>
      <LineGlyph name={state === 'overdue' ? 'alert' : 'calendar'} />
      <span>
        <Day at={due.date} />
        {state === 'today' && taskTexts.today}
        {state === 'overdue' && <Hidden> {taskTexts.overdue}</Hidden>}
      </span>
    </span>
  );
}
