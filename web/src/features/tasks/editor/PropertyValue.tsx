import type { FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import { isEmpty } from '@cuadrilla/contract/tasks/field-kinds';
import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/dates/clock.ts';
import { formatDate } from '../../../lib/dates/dates.ts';
import { formatDaysAway } from '../../../lib/dates/days-away.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { fullName } from '../../../lib/people.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { LineGlyph } from '../../../ui/controls/LineGlyph.tsx';
import { type DateField, kindOf, loggedAs, type PropertyField, sourceOf } from '../data/task-fields.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import { useDueState } from '../parts/card/DueDate.tsx';
import { LabelChip, type ShownLabel } from '../parts/card/LabelChip.tsx';
import { PriorityChip } from '../parts/card/PriorityChip.tsx';
import styles from './PropertyValue.module.css';

interface Props {
  field: PropertyField;
  task: Task;
  /** The value as people read it. */
  words: string;
  done: boolean;
  labels: readonly ShownLabel[];
}

const Words = ({ words }: Props) => <span className={styles.words}>{words}</span>;

const looks: Record<FieldKind, (props: Props) => ReactNode> = {
  text: Words,
  link: Words,
  number: Words,
  flag: Words,
  repeat: Words,
  choices: Words,
  people: Words,
  choice: (props) => {
    const source = sourceOf(props.field);
    if (source === 'priorities')
      return <PriorityChip priority={{ ...props.task.Priority, name: props.words }} />;
    if (source === 'labels')
      return <LabelChip label={props.labels.find(({ id }) => id === props.task.label_id)} />;
    return <Words {...props} />;
  },
  person: ({ task: { assignedTo }, words }) => (
    <>
      {assignedTo && (
        <Avatar person={{ id: assignedTo.id, name: fullName(assignedTo) }} size={22} decorative />
      )}
      <span className={styles.words}>{words}</span>
    </>
  ),
  date: (props) => <DateValue {...props} />,
};

/** A property as it stands on the page of its task. */
export function PropertyValue(props: Props) {
  const { field, task } = props;
  if (isEmpty(task[loggedAs[field]])) return <span className={styles.none}>{props.words}</span>;
  const Look = looks[kindOf(field)];
  return <Look {...props} />;
}

/** The date in figures, and how far away that is. */
function DateValue({ field, task, done }: Props) {
  const zone = useTimeZone();
  const date = meantDate(task, field as DateField) ?? '';
  // Only what is due can be late.
  const state = useDueState({ date, done: done || field !== 'dueDate', assignee: task.assignedTo });
  const away = useNow((now) => formatDaysAway(date, zone, now));
  return (
    <>
      <span className={styles.date} data-state={state}>
        {state === 'overdue' && <LineGlyph name="alert" />}
        <time dateTime={date}>{formatDate(date, zone)}</time>
        {state === 'overdue' && <Hidden> {taskTexts.overdue}</Hidden>}
      </span>
      <span className={styles.away}>{away}</span>
    </>
  );
}
