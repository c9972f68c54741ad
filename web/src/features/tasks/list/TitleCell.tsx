import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { CircleAlert, Pencil } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { focusWhenThere, isFocusFree } from '../../../lib/focus.ts';
import { LabelChip, type ShownLabel } from '../parts/card/LabelChip.tsx';
import { TaskNumber } from '../parts/card/TaskNumber.tsx';
import { OptionsButton } from '../parts/card/OptionsButton.tsx';
import { listTexts as texts } from '../data/list.texts.ts';
import styles from './TitleCell.module.css';
import type { TitleEdit, TitleEditing } from './use-title-editing.ts';

interface Props {
  task: Task;
  href: string;
  canEdit: boolean;
  label: ShownLabel | undefined;
}

export const TitleCell = ({ task, href, canEdit, label }: Props) => (
  <>
    <TaskNumber number={task.number} />
    <a href={href} data-task={task.id} data-stop className={styles.link} title={task.title}>
      {task.title}
    </a>
    <LabelChip label={label} />
    {canEdit && (
      <button
        type="button"
        data-field="title"
        data-stop
        className={styles.pencil}
        aria-label={texts.editTitle(task.title)}
        title={texts.editTitle(task.title)}
      >
        <Pencil size={14} />
      </button>
    )}
    <OptionsButton task={task} className={styles.options} />
  </>
);

interface EditorProps {
  edit: TitleEdit;
  box: TitleEditing['box'];
}

/** Enter or leaving saves, Escape does not. Over what somebody else wrote meanwhile Enter alone saves. */
export function TitleEditor({ edit, box }: EditorProps) {
  const [text, setText] = useState(edit.text);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { task, message, isTaken } = edit;
  // Whoever is busy elsewhere by now must not find their keys in this title.
  const [takesFocus] = useState(() => !isTaken || isFocusFree() || isFocused(task));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const row = input.current?.closest('[data-row]') ?? null;
    if (event.key === 'Enter') box.save(text);
    else box.cancel();
    // Unless contract refused the text, the link comes back.
    focusWhenThere(() => row?.querySelector<HTMLElement>('[data-task]'));
  };
  // Another window has the focus now: coming back, one goes on writing.
  const onBlur = () => !isTaken && document.activeElement !== input.current && box.save(text);
  return (
    <div className={styles.editor}>
      <input
        ref={input}
        type="text"
        autoFocus={takesFocus}
        onFocus={({ target }) => target.select()}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          box.type(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        aria-label={texts.titleOf(task.title)}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? id : undefined}
        autoComplete="off"
        className={styles.input}
      />
      {message && (
        <p id={id} role="alert" className={styles.message}>
          <CircleAlert size={14} />
          {isTaken ? `${message} ${texts.titleOver}` : message}
        </p>
      )}
    </div>
  );
}

const isFocused = ({ id }: Task): boolean => document.activeElement?.matches(`[data-task="${id}"]`) === true;
