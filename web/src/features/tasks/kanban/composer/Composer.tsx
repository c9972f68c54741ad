import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import { now } from '../../../../lib/dates/clock.ts';
import { useTypedOnScreen } from '../../../../lib/typed-on-screen.ts';
import { useGivenBack, useKeptDraft } from '../../../../lib/use-draft.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { uiTexts } from '../../../../ui/ui.texts.ts';
import type { FieldSources } from '../../data/field-edits.ts';
import { kanbanTexts as texts } from '../../data/kanban.texts.ts';
import { type Captured, nothingSaid } from '../../parts/capture/captured.ts';
import { captureActions } from '../../parts/capture/create-captured.ts';
import { CaptureFields } from '../../parts/capture/CaptureFields.tsx';
import { useCapture } from '../../parts/capture/use-capture.ts';
import type { KanbanController } from '../kanban-controller.ts';
import styles from './Composer.module.css';
import { createInColumn } from './create-in-column.ts';
import { useComposerDraft } from './use-composer-draft.ts';

interface Props {
  kanban: KanbanController;
  place: BoardPlace;
  column: Column;
  sources: FieldSources;
  /** What the title might say. */
  example: string | undefined;
  onClose: () => void;
}

/** Creates one task after the other without leaving the column. Closed, it keeps what was typed. */
export function Composer({ kanban, place, column, sources, example, onClose }: Props) {
  const client = useQueryClient();
  const title = useRef<HTMLInputElement>(null);
  const draft = useComposerDraft(kanban, place.boardId, column);
  const { create, refused, retry } = useCreating({ kanban, place, column, sources }, draft);
  const capture = useCapture(() => capturedIn(draft.found));
  const { captured, say, checked, pasted, showPasted, createLines, verb } = capture;
  useTypedOnScreen({ title: captured.title });
  const isTyped = captured.title.trim() !== '' || refused.length > 0;
  useKeptDraft(draft.store, isTyped ? { ...captured, refused } : undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pasted) {
      void createLines(captureActions(client, place, column.id));
      return;
    }
    const task = checked(captured);
    title.current?.focus();
    if (!task) return;
    say({ title: '' });
    create({ ...task, columnId: column.id });
  };
  const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented) return;
    if (pasted) showPasted(undefined);
    else onClose();
  };
  return (
    <Form
      className={styles.composer}
      aria-label={texts.createIn(column.name)}
      data-toasts="away"
      onSubmit={submit}
      onKeyDown={leave}
    >
      {refused.map((task, index) => (
        <div key={index} className={styles.refused} role="alert">
          {texts.refused(task.title)}
          <Button size="small" onClick={() => retry(task)}>
            {uiTexts.retry}
          </Button>
        </div>
      ))}
      <CaptureFields capture={capture} sources={sources} title={title} small example={example} />
      <div className={styles.actions}>
        <Button type="submit" size="small" loading={pasted?.isCreating === true}>
          {verb}
        </Button>
        <IconButton size="small" label={texts.closeComposer} onClick={onClose}>
          <X size={18} />
        </IconButton>
      </div>
    </Form>
  );
}

/** Where somebody left it half said; a draft of former days says less. */
const capturedIn = (found: ReturnType<typeof useComposerDraft>['found']): Captured => ({
  title: found?.title ?? '',
  dueDate: found?.dueDate ?? null,
  assignedTo: found?.assignedTo ?? null,
  priorityId: found?.priorityId ?? nothingSaid.priorityId,
  labelId: found?.labelId ?? null,
});

/** What the server refuses comes back here, or to the composer that is opened next. */
function useCreating(
  { kanban, place, column, sources }: Omit<Props, 'example' | 'onClose'>,
  { store, found }: ReturnType<typeof useComposerDraft>,
) {
  const [refused, setRefused] = useState<NewTask[]>(found?.refused ?? []);
  const create = (task: NewTask) => {
    const accepted = createInColumn(kanban, place, column, task, sources);
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
