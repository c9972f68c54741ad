import type { Column } from '@cuadrilla/contract/tasks/boards';
import { type FieldKind, isEmpty } from '@cuadrilla/contract/tasks/field-kinds';
import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates/dates.ts';
import { fullName } from '../../../lib/people.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { type Due, DueDate, useDueState } from '../parts/card/DueDate.tsx';
import { Nobody } from '../parts/card/Nobody.tsx';
import { PriorityChip } from '../parts/card/PriorityChip.tsx';
import { fieldTexts } from '../data/field.texts.ts';
import {
  type DateField,
  kindOf,
  type ListField,
  loggedAs,
  popupOf,
  type PropertyField,
  sourceOf,
} from '../data/task-fields.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import { wordsOfValue } from '../data/value-words.ts';
import styles from './FieldCell.module.css';
import { listTexts as texts } from '../data/list.texts.ts';

interface CellProps {
  field: ListField;
  canEdit: boolean;
  /** The field whose menu is open. */
  open: PropertyField | undefined;
  className: string | undefined;
}

interface FieldCellProps extends CellProps {
  task: Task;
  column: Column | undefined;
}
type Cell = (props: FieldCellProps) => ReactNode;

function WordsCell({ task, ...cell }: FieldCellProps) {
  const value = task[loggedAs[cell.field]];
  const said = wordsOfValue(kindOf(cell.field), value, unnamed) ?? fieldTexts[cell.field].none;
  return (
    <ValueCell {...cell} words={said}>
      <span className={isEmpty(value) ? styles.empty : styles.text}>{said}</span>
    </ValueCell>
  );
}
const unnamed = { named: () => undefined, date: (date: string) => date };

const cells: Record<FieldKind, Cell> = {
  text: WordsCell,
  link: WordsCell,
  number: WordsCell,
  flag: WordsCell,
  repeat: WordsCell,
  choices: WordsCell,
  people: WordsCell,
  choice: ({ task, column, ...cell }) => {
    const isPriority = sourceOf(cell.field) === 'priorities';
    return (
      <ValueCell {...cell} words={isPriority ? task.Priority.name : column?.name}>
        {isPriority ? (
          <span className={styles.priority} data-usual={task.Priority.id === 2 || undefined}>
            <PriorityChip priority={task.Priority} />
          </span>
        ) : (
          <span className={styles.text}>{column?.name}</span>
        )}
      </ValueCell>
    );
  },
  person: ({ task, ...cell }) => <AssigneeCell {...cell} person={task.assignedTo} />,
  date: ({ task, column, ...cell }) => {
    // Only what is due can be late.
    const done = cell.field !== 'dueDate' || column?.kind === 'hecho';
    const due = { date: meantDate(task, cell.field as DateField), done, assignee: task.assignedTo };
    return <DateCell {...cell} {...due} />;
  },
};

/** A field's value, to be changed at a press. */
export function FieldCell(props: FieldCellProps) {
  const Cell = cells[kindOf(props.field)];
  return <Cell {...props} />;
}

interface ValueProps extends CellProps {
  /** The value as it is read out. Without it what is shown is read: initials must be part of a button's name. */
  words?: string | undefined;
  /** What shows when pointed at, where there is no room to write it. */
  title?: string | undefined;
  children: ReactNode;
}

/** The button is called «Cambiar prioridad: Alta». */
function ValueCell({ field, canEdit, open, className, words, title, children }: ValueProps) {
  const kind = kindOf(field);
  const { label } = fieldTexts[field];
  return (
    <td role="cell" className={className}>
      {canEdit ? (
        <button
          type="button"
          data-field={field}
          data-kind={kind}
          data-stop
          className={styles.value}
          title={title}
          aria-haspopup={popupOf(field)}
          aria-expanded={open === field}
          aria-label={words && texts.changeField(label, words)}
        >
          {!words && <span className={styles.what}>{texts.changeField(label, '')}</span>}
          {children}
        </button>
      ) : (
        <span className={styles.value} data-kind={kind} title={title}>
          {children}
        </span>
      )}
    </td>
  );
}

type DateProps = CellProps & Omit<Due, 'date'> & { date: string | null };

function DateCell({ date, done, assignee, ...cell }: DateProps) {
  if (date) return <DueCell {...cell} due={{ date, done, assignee }} />;
  const { none } = fieldTexts[cell.field];
  return (
    <ValueCell {...cell} words={none}>
      <span className={styles.empty}>{none}</span>
    </ValueCell>
  );
}

const stateWords = { overdue: ` ${taskTexts.overdue}`, today: taskTexts.today, later: '' };

/** Read out as «14-10-2026 vencida». */
function DueCell({ due, ...cell }: CellProps & { due: Due }) {
  const words = formatDay(due.date, useTimeZone()) + stateWords[useDueState(due)];
  return (
    <ValueCell {...cell} words={words}>
      <DueDate {...due} />
    </ValueCell>
  );
}

function AssigneeCell({ person, ...cell }: CellProps & { person: Task['assignedTo'] }) {
  const name = person ? fullName(person) : fieldTexts.assignedTo.none;
  return (
    <ValueCell {...cell} title={name}>
      {person ? (
        <Avatar person={{ id: person.id, name: fullName(person) }} size={24} decorative />
      ) : (
        <Nobody />
      )}
      <span className={person ? styles.name : styles.noName}>{name}</span>
    </ValueCell>
  );
}
