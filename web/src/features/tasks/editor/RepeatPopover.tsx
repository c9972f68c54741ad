import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { PopoverAt } from '../../../ui/layers/PopoverAt.tsx';
import { formDate } from '../data/due-date.ts';
import { messageFor } from '../data/field-edits.ts';
import { fieldTexts } from '../data/field.texts.ts';
import { listTexts as texts } from '../data/list.texts.ts';
import { RepeatField } from '../parts/form/RepeatField.tsx';
import styles from '../parts/field-menu/FieldMenu.module.css';

interface Props {
  task: Task;
  anchor: HTMLElement;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** How often a task comes again; it is taken with «Guardar». */
export function RepeatPopover({ task, anchor, onChoose, onClose }: Props) {
  const zone = useTimeZone();
  const [repeat, setRepeat] = useState(task.repeat);
  const [message, setMessage] = useState<string>();
  const wrong = useRef<HTMLElement>(null);
  useEffect(() => {
    if (message) wrong.current?.focus();
  }, [message]);
  const due = meantDate(task, 'dueDate');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const told = messageFor({ repeat });
    if (told) setMessage(told);
    else onChoose(repeat ?? '');
  };
  return (
    <PopoverAt label={fieldTexts.repeat.label} anchor={anchor} onClose={onClose}>
      <form onSubmit={submit} data-wide noValidate>
        <RepeatField
          label={fieldTexts.repeat.label}
          value={repeat}
          onChange={(next) => {
            setRepeat(next);
            setMessage(undefined);
          }}
          onBlur={() => undefined}
          ref={wrong}
          error={message}
          due={due ? formDate(due, zone) : ''}
          zone={task.assignedTo?.time_zone}
        />
        <Button type="submit" className={styles.save}>
          {texts.save}
        </Button>
      </form>
    </PopoverAt>
  );
}
