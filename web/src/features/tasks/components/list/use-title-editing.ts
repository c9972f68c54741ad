import type { Task } from '@cuadrilla/contract/tasks';
import { useCallback, useRef, useState } from 'react';
import { isSessionEnd, messagesOf } from '../../../../lib/api.ts';
import { tellRefusal } from '../../../../lib/tell-refusal.ts';
import { currentOf } from '../../task-conflict.ts';
import { messageFor } from '../../task-fields.ts';
import { listTexts as texts } from '../../task-list.texts.ts';
import type { TaskEdits } from '../../tasks.edits.ts';
import { taskTexts } from '../../tasks.texts.ts';

/** A title that is being written: of which task, as it was when it was begun. */
export interface TitleEdit {
  task: Task;
  text: string;
  message?: string | undefined;
}

/** One title at a time. What was typed comes back, with the reason, when it is refused. */
export function useTitleEditing(edits: TaskEdits) {
  const [edit, setEdit] = useState<TitleEdit>();
  const open = useRef<TitleEdit>(undefined);
  const show = useCallback((next: TitleEdit | undefined) => {
    open.current = next;
    setEdit(next);
  }, []);
  const begin = useCallback((task: Task) => show({ task, text: task.title }), [show]);
  const cancel = useCallback(() => show(undefined), [show]);

  const save = useCallback(
    (text: string) => {
      const task = open.current?.task;
      if (!task) return;
      const message = messageFor({ title: text });
      if (message) return show({ task, text, message });
      show(undefined);
      const title = text.trim();
      if (title === task.title) return;
      const refused = (error: unknown): void => {
        const current = currentOf(error);
        const reason = current ? texts.titleTaken(current.title) : messagesOf(error).join(' ');
        // Another title is being written by now: its editor stays.
        if (open.current) tellRefusal(error, taskTexts.refused('change', [task], reason));
        else show({ task: current ?? task, text, message: isSessionEnd(error) ? undefined : reason });
      };
      void edits.change(task, {
        change: { title, version: task.version },
        patch: { title },
        done: texts.titleChanged(title),
        refused,
      });
    },
    [edits, show],
  );
  return { edit, begin, save, cancel };
}
