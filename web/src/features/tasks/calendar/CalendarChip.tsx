import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { Check } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { fullName } from '../../../lib/people.ts';
import { classes } from '../../../lib/text/text.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { LevelGlyph } from '../../../ui/controls/LevelGlyph.tsx';
import { LineGlyph } from '../../../ui/controls/LineGlyph.tsx';
import { useCalendar } from './calendar-context.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import styles from './CalendarChip.module.css';
import { useCalendarLink } from './use-calendar-link.ts';

interface Props {
  task: CalendarTask;
  /** Where it is drawn: arrows go on from there. */
  day: string;
  /** It began before what is shown, or goes on after it until that day. */
  before?: boolean;
  until?: string | undefined;
  /** It is of several days: its hour is that of the last. */
  isBar?: boolean;
  /** It has room for more than its title. */
  isLong?: boolean;
}

/** A task on one line. The calendar listens for all of them. */
export const CalendarChip = memo(function CalendarChip({ task, day, before, until, isBar, isLong }: Props) {
  const { severalProjects } = useCalendar();
  const { link, project, done, isOverdue, time, isMovable } = useCalendarLink(task, day);
  return (
    <a
      {...link}
      data-before={before || undefined}
      data-after={until !== undefined || undefined}
      className={classes(styles.link, styles.chip)}
      title={task.title}
    >
      {done ? <Check size={13} strokeWidth={2.25} /> : <LevelGlyph level={task.priority_id} size={11} />}
      {time && !isBar && <span className={styles.hour}>{time}</span>}
      <span className={classes(styles.title, styles.line)}>{task.title}</span>
      <Hidden>
        {`. ${task.Priority.name}`}
        {time && isBar && `, ${time}`}
        {isOverdue && `, ${texts.overdue}`}
        {done && `, ${texts.done}`}
        {severalProjects && project && `, ${project.name}`}
      </Hidden>
      {isLong && until && <span className={styles.until}>{texts.until(until)} →</span>}
      {isOverdue && (
        <span className={styles.alert}>
          <LineGlyph name="alert" />
        </span>
      )}
      {isMovable && until === undefined && <span data-end className={styles.end} aria-hidden="true" />}
    </a>
  );
});

/** The same with its time, or what has become of it, and its person. */
export const CalendarCard = memo(function CalendarCard({ task, day }: Pick<Props, 'task' | 'day'>) {
  const { severalProjects } = useCalendar();
  const { link, project, done, isOverdue, time } = useCalendarLink(task, day);
  const words = done ? texts.done : isOverdue ? texts.overdueAt(time) : time;
  return (
    <a {...link} className={classes(styles.link, styles.card)}>
      <span className={styles.top}>
        {done ? <Check size={13} strokeWidth={2.25} /> : <LevelGlyph level={task.priority_id} size={13} />}
        {isOverdue && <LineGlyph name="alert" />}
        <span className={styles.when}>{words}</span>
        {task.assignedTo && (
          <Avatar person={{ id: task.assignedTo.id, name: fullName(task.assignedTo) }} size={22} />
        )}
      </span>
      <span className={styles.title}>{task.title}</span>
      {severalProjects && <small className={styles.project}>{project?.name}</small>}
      <Hidden>{`. ${task.Priority.name}`}</Hidden>
    </a>
  );
});

/** At its hour, as high as it takes. */
export const CalendarHour = memo(function CalendarHour({
  task,
  day,
  hours,
  style,
}: Pick<Props, 'task' | 'day'> & { hours: string; style: CSSProperties }) {
  const { severalProjects } = useCalendar();
  const { link, project, done, isOverdue } = useCalendarLink(task, day);
  return (
    <a
      {...link}
      className={classes(styles.link, styles.chip, styles.block)}
      style={style}
      title={`${hours}, ${task.title}`}
    >
      <span className={styles.blockHead}>
        {done ? <Check size={13} strokeWidth={2.25} /> : <LevelGlyph level={task.priority_id} size={11} />}
        <span className={styles.hour}>{hours}</span>
        {isOverdue && <LineGlyph name="alert" />}
      </span>
      <span className={classes(styles.title, styles.line)}>{task.title}</span>
      <Hidden>
        {`. ${task.Priority.name}`}
        {isOverdue && `, ${texts.overdue}`}
        {done && `, ${texts.done}`}
        {severalProjects && project && `, ${project.name}`}
      </Hidden>
    </a>
  );
});
