import type { Column } from '@cuadrilla/contract/tasks/boards';
import { newTaskForm, type NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import { now } from '../../../../lib/dates/clock.ts';
import { asId, useChoice, useSchemaForm } from '../../../../lib/forms.ts';
import { useTimeZone } from '../../../../lib/dates/time-zone.ts';
import { useTypedOnScreen } from '../../../../lib/typed-on-screen.ts';
import { useGivenBack, useKeptDraft } from '../../../../lib/use-draft.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { DateField } from '../../../../ui/fields/DateField.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../../ui/ui.texts.ts';
import { fieldTexts } from '../../data/field.texts.ts';
import { PriorityField } from '../../parts/form/PriorityField.tsx';
import type { KanbanController } from '../kanban-controller.ts';
import { kanbanTexts as texts } from '../../data/kanban.texts.ts';
import { taskTexts } from '../../data/tasks.texts.ts';
import styles from './Composer.module.css';
import { createInColumn } from './create-in-column.ts';
import { useComposerDraft } from './use-composer-draft.ts';
import { usualDueDay, usualPriority } from './usual.ts';

interface Props {
  kanban: KanbanController;
  place: BoardPlace;
  column: Column;
  onClose: () => void;
}

/** Creates one task after the other without leaving the column. Closed, it keeps what was typed. */
export function Composer({ kanban, place, column, onClose }: Props) {
  const zone = useTimeZone();
  const draft = useComposerDraft(kanban, place.boardId, column);
  const { create, refused, retry } = useCreating(kanban, place, column, draft);
  const form = useSchemaForm(newTaskForm, {
    title: draft.found?.title ?? '',
    dueDate: draft.found?.dueDate ?? usualDueDay(zone),
    priorityId: draft.found?.priorityId ?? usualPriority,
    columnId: column.id,
  });
  const [title, priorityId, dueDay] = form.watch(['title', 'priorityId', 'dueDate']);
  useTypedOnScreen({ title });
  const isTyped = title.trim() !== '' || refused.length > 0;
  useKeptDraft(draft.store, isTyped ? { title, priorityId, dueDate: dueDay, refused } : undefined);
  const dueDate = useChoice(form, 'dueDate');
  const submit = form.handleSubmit((task) => {
    form.resetField('title', { defaultValue: '' });
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
      <TextField {...form.field('title')} label={fieldTexts.title.label} autoComplete="off" autoFocus />
      <div className={styles.choices}>
        <PriorityField {...form.field('priorityId', asId)} chosen={priorityId} />
        <DateField {...dueDate} label={fieldTexts.dueDate.label} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="small">
          {taskTexts.create}
        </Button>
        <IconButton size="small" label={texts.closeComposer} onClick={onClose}>
          <X size={18} />
        </IconButton>
      </div>
    </Form>
  );
}

/** What the server refuses comes back here, or to the composer that is opened next. */
function useCreating(
  kanban: KanbanController,
  place: Props['place'],
  column: Column,
  { store, found }: ReturnType<typeof useComposerDraft>,
) {
  const zone = useTimeZone();
  const [refused, setRefused] = useState<NewTask[]>(found?.refused ?? []);
  const create = (task: NewTask) => {
    const accepted = createInColumn(kanban, place, column, task, zone);
    const sent = { ...task, refused: [], sentAt: now().toISOString() };
    void store.keepSent(sent, accepted, (typed) => ({
      ...task,
      title: '',
      ...typed,
      refused: [...(typed?.refused ?? []), task],
    }));
  };
  useGivenBack(store, (add) => setRefused((tasks) => add({ refused: tasks }).refused));
  return {
    refused,
    create,
    retry: (task: NewTask) => {
      setRefused((tasks) => tasks.filter((each) => each !== task));
      // It may have been typed in a column that is gone.
      create({ ...task, columnId: column.id });
    },
  };
}
