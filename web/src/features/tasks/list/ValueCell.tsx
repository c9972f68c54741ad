import type { Task } from '@cuadrilla/contract/tasks';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { fullName } from '../../../lib/people.ts';
import { useTimeZone } from '../../../lib/time-zone.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { DueDate } from '../card/DueDate.tsx';
import { dueStateOf } from '../due-date.ts';
import { taskTexts } from '../tasks.texts.ts';
import { listTexts as texts } from './list.texts.ts';
import { fieldNames, type ListField } from './task-fields.ts';
import styles from './ValueCell.module.css';

interface CellProps {
  field: ListField;
  canEdit: boolean;
  /** The field whose menu is open. */
  open: ListField | undefined;
  className: string | undefined;
  /** The value as it is read out. Without it what is shown is read: initials must be part of a button's name. */
  words?: string | undefined;
  children: ReactNode;
}

/** The button is called «Cambiar prioridad: Alta». */
export const ValueCell = ({ field, canEdit, open, className, words, children }: CellProps) => (
  <td role="cell" className={className}>
    {canEdit ? (
      <button
        type="button"
        data-field={field}
        data-kind={field}
        data-stop
        className={styles.value}
        aria-haspopup={field === 'due' ? 'dialog' : 'menu'}
        aria-expanded={open === field}
        aria-label={words && texts.changeField(fieldNames[field], words)}
      >
        {!words && <span className={styles.what}>{texts.changeField(fieldNames[field], '')}</span>}
        {children}
      </button>
    ) : (
      <span className={styles.value} data-kind={field}>
        {children}
      </span>
    )}
  </td>
);

type KnownCell = Omit<CellProps, 'field' | 'words' | 'children'>;

export function DueCell({ due, done, ...cell }: KnownCell & { due: string | null; done: boolean }) {
  const timeZone = useTimeZone();
  const words = due ? wordsOfDue(due, done, timeZone) : taskTexts.noDue;
  return (
    <ValueCell {...cell} field="due" words={words}>
      {due ? <DueDate due={due} done={done} /> : <span className={styles.empty}>{words}</span>}
    </ValueCell>
  );
}

/** «14-10-2026 vencida» */
function wordsOfDue(due: string, done: boolean, timeZone: string): string {
  const more = { overdue: ` ${taskTexts.overdue}`, today: taskTexts.today, later: '' };
  return formatDay(due, timeZone) + more[dueStateOf(due, done, timeZone, new Date())];
}

export function AssigneeCell({ person, ...cell }: KnownCell & { person: Task['assignedTo'] }) {
  const name = person ? fullName(person) : taskTexts.noAssignee;
  return (
    <ValueCell {...cell} field="assignee">
      {person ? (
        <Avatar person={{ id: person.id, name }} size={24} decorative />
      ) : (
        <span className={styles.nobody}>
          <UserRound size={14} />
        </span>
      )}
      <span className={person ? styles.name : styles.noName}>{name}</span>
    </ValueCell>
  );
}

/** Plain text in a cell, cut where it does not fit. */
export const CellText = ({ children }: { children: ReactNode }) => (
  <span className={styles.text}>{children}</span>
);
