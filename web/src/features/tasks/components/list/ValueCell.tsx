import type { Task } from '@cuadrilla/contract/tasks';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { fullName } from '../../../../lib/people.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Hidden } from '../../../../ui/Hidden.tsx';
import { fieldNames, type ListField } from '../../task-fields.ts';
import { listTexts as texts } from '../../task-list.texts.ts';
import { taskTexts } from '../../tasks.texts.ts';
import styles from './ValueCell.module.css';

interface CellProps {
  field: ListField;
  canEdit: boolean;
  /** The field whose menu is open. */
  open: ListField | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** The button is called «Cambiar prioridad: Alta». */
export const ValueCell = ({ field, canEdit, open, className, children }: CellProps) => (
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
      >
        <Hidden>{texts.changeField(fieldNames[field])}</Hidden>
        {children}
      </button>
    ) : (
      <span className={styles.value} data-kind={field}>
        {children}
      </span>
    )}
  </td>
);

type AssigneeProps = Omit<CellProps, 'field' | 'children'> & { person: Task['assignedTo'] };

export function AssigneeCell({ person, ...cell }: AssigneeProps) {
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

/** What a cell says where there is no value. */
export const NoValue = ({ children }: { children: ReactNode }) => (
  <span className={styles.empty}>{children}</span>
);
