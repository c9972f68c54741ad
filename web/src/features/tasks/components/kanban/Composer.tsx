import type { Column } from '@cuadrilla/contract/boards';
import { newTask, type NewTask } from '@cuadrilla/contract/tasks';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { calendarDay } from '../../../../lib/dates.ts';
import { asId, useChoice, useSchemaForm } from '../../../../lib/forms.ts';
import { useTimeZone } from '../../../../lib/time-zone.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DateField } from '../../../../ui/DateField.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { uiTexts } from '../../../../ui/ui.texts.ts';
import { priorityChoices } from '../../task-choices.ts';
import { taskTexts } from '../../tasks.texts.ts';
import styles from './Composer.module.css';
import { createInColumn } from './create-in-column.ts';
import type { Desk } from './desk.ts';
import { kanbanTexts as texts } from './kanban.texts.ts';

interface Props {
  desk: Desk;
  place: { projectId: number; boardId: number };
  column: Column;
  onClose: () => void;
}

const aWeek = 7 * 24 * 60 * 60 * 1_000;
const usualPriority = 2;

/** Creates one task after the other without leaving the column. */
export function Composer({ desk, place, column, onClose }: Props) {
  const zone = useTimeZone();
  const { create, refused, retry } = useCreating(desk, place, column);
  const form = useSchemaForm(newTask, {
    title: '',
    dueDate: calendarDay(new Date(Date.now() + aWeek), zone),
    priorityId: usualPriority,
    assignedTo: desk.settings.user.id,
    columnId: column.id,
  });
  const dueDate = useChoice(form, 'dueDate');
  const submit = form.handleSubmit((task) => {
    form.resetField('title');
    form.setFocus('title');
    create(task);
  });
  return (
    <Form
      className={styles.composer}
      aria-label={texts.createIn(column.name)}
      data-toasts="away"
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onClose()}
    >
      {refused.map((task, index) => (
        <div key={index} className={styles.refused} role="alert">
          {texts.refused(task.title)}
          <Button size="small" onClick={() => retry(task)}>
            {uiTexts.retry}
          </Button>
        </div>
      ))}
      <TextField {...form.field('title')} label={taskTexts.title} autoComplete="off" autoFocus />
      <div className={styles.choices}>
        <SelectField
          {...form.field('priorityId', asId)}
          label={taskTexts.priority}
          options={priorityChoices}
        />
        <DateField {...dueDate} label={taskTexts.dueDate} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="primary" size="small">
          {taskTexts.create}
        </Button>
        <IconButton size="small" label={texts.closeComposer} onClick={onClose}>
          <X size={18} />
        </IconButton>
      </div>
    </Form>
  );
}

/** What the server refuses comes back here, or in an alert once this is closed: nothing that was typed is lost. */
function useCreating(desk: Desk, place: Props['place'], column: Column) {
  const zone = useTimeZone();
  const [refused, setRefused] = useState<NewTask[]>([]);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const attempt = async (task: NewTask) => {
    const isCreated = await createInColumn(desk, place, column, task, zone);
    if (isCreated) return;
    if (isOpen.current) setRefused((tasks) => [...tasks, task]);
    else toast.error(texts.refused(task.title), () => create(task));
  };
  const create = (task: NewTask) => void attempt(task);
  const retry = (task: NewTask) => {
    setRefused((tasks) => tasks.filter((each) => each !== task));
    create(task);
  };
  return { refused, create, retry };
}
