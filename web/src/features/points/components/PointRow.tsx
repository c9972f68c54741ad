import type { Point } from '@cuadrilla/contract/tasks/points';
import { Calendar, Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { formatDate } from '../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { isUnsent } from '../../../writes/task-parts.ts';
import type { PointEdit } from '../points.mutations.ts';
import { pointTexts as texts } from '../points.texts.ts';
import styles from './Checklist.module.css';
import { PointText } from './PointText.tsx';

/** What is chosen for a point in a window of its own. */
export type PointMenu = 'options' | 'day' | 'person';

interface Props {
  point: Point;
  canEdit: boolean;
  isEditing: boolean;
  onEditing: (editing: boolean) => void;
  onChange: (edit: PointEdit) => void;
  onStep: (step: -1 | 1) => void;
  onMenu: (menu: PointMenu, anchor: HTMLElement) => void;
}

export function PointRow(props: Props) {
  const { point, canEdit, isEditing, onEditing, onChange, onStep, onMenu } = props;
  const { content, done } = point;
  const [isBack, setBack] = useState(false);
  const may = canEdit && !isUnsent(point);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!may || isEditing || !event.altKey || !step) return;
    event.preventDefault();
    onStep(step);
  };
  const edit = (editing: boolean) => {
    setBack(false);
    onEditing(editing);
  };
  return (
    <li
      className={styles.point}
      data-point={point.id}
      data-done={done || undefined}
      aria-busy={isUnsent(point) || undefined}
      onKeyDown={onKeyDown}
    >
      <Checkbox
        aria-label={content}
        aria-keyshortcuts={may ? keys : undefined}
        checked={done}
        disabled={!may}
        onChange={({ target }) => onChange({ done: target.checked })}
      />
      {isEditing && may ? (
        <PointText
          point={point}
          onRename={(words, seen) => onChange({ content: words, seen: { content: seen } })}
          onClose={(byKey) => {
            onEditing(false);
            setBack(byKey);
          }}
        />
      ) : (
        <Words point={point} may={may} autoFocus={isBack} onEdit={() => edit(true)} />
      )}
      <PointEnd point={point} may={may} onMenu={onMenu} />
    </li>
  );
}

const keys = 'Alt+ArrowUp Alt+ArrowDown';

interface WordsProps {
  point: Point;
  may: boolean;
  autoFocus: boolean;
  onEdit: () => void;
}

const Words = ({ point: { content }, may, autoFocus, onEdit }: WordsProps) =>
  may ? (
    <button
      type="button"
      className={styles.words}
      title={texts.rename}
      aria-label={texts.edit(content)}
      aria-keyshortcuts={keys}
      autoFocus={autoFocus}
      onClick={onEdit}
    >
      {content}
    </button>
  ) : (
    <span className={styles.words}>{content}</span>
  );

/** Until when, and whose it is. */
function PointEnd({ point, may, onMenu }: Pick<Props, 'point' | 'onMenu'> & { may: boolean }) {
  const { content, due_day, assignedTo } = point;
  const zone = useTimeZone();
  const open = (menu: PointMenu) => (event: MouseEvent<HTMLElement>) => onMenu(menu, event.currentTarget);
  const day = due_day && formatDate(due_day, zone);
  const shownDay = day && (
    <>
      <Calendar size={14} />
      <time dateTime={due_day}>{day}</time>
    </>
  );
  return (
    <div className={styles.end}>
      {day &&
        (may ? (
          <button
            type="button"
            className={styles.day}
            aria-label={texts.dayOf(content, day)}
            onClick={open('day')}
          >
            {shownDay}
          </button>
        ) : (
          <span className={styles.day}>{shownDay}</span>
        ))}
      {assignedTo &&
        (may ? (
          <button type="button" className={styles.person} onClick={open('person')}>
            <Hidden>{texts.personOf(content)}</Hidden>
            <Avatar person={assignedTo} size={22} />
          </button>
        ) : (
          <Avatar person={assignedTo} size={22} />
        ))}
      {may && (
        <IconButton
          size="small"
          label={texts.options(content)}
          className={styles.options}
          aria-haspopup="menu"
          onClick={open('options')}
        >
          <Ellipsis size={18} />
        </IconButton>
      )}
    </div>
  );
}
