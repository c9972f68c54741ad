import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSessionEnd, messagesOf, currentOf } from '../../../lib/server/api.ts';
import { toast } from '../../../ui/layers/toast.tsx';
import type { TaskActions } from '../data/optimistic-actions.ts';
import { listTexts as texts } from '../data/list.texts.ts';
import { messageFor } from '../data/field-edits.ts';

/** A title that is being written: of which task, as it was when it was begun. */
export interface TitleEdit {
  task: Task;
  text: string;
  message?: string | undefined;
  /** Somebody else gave it another title meanwhile: it is not overwritten unless that is chosen. */
  isTaken?: boolean;
}

/** One title at a time. What was typed comes back, with the reason, when it is refused. */
export function useTitleEditing(actions: TaskActions, tasks: readonly Task[]) {
  const [edit, setEdit] = useState<TitleEdit>();
  const open = useRef<TitleEdit>(undefined);
  const typed = useRef('');
  const left = useRef(false);
  const type = useCallback((text: string) => void (typed.current = text), []);
  const show = useCallback(
    (next: TitleEdit | undefined) => {
      open.current = next;
      type(next?.text ?? '');
      setEdit(next);
    },
    [type],
  );
  const keep = useCallback(() => {
    const { message } = open.current ?? {};
    const title = typed.current.trim();
    if (message && title) toast.lost(message, title);
  }, []);
  const begin = (taskId: number) => {
    const task = tasks.find(({ id }) => id === taskId);
    if (!task) return;
    keep();
    show({ task, text: task.title });
  };
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
        const current = currentOf(error) as Task | undefined;
        const reason = current ? texts.titleTaken(current.title) : messagesOf(error).join(' ');
        // Another title is being written by now, whose editor stays; or the list is no longer there.
        if (open.current || left.current) toast.lost(reason, title);
        else if (current) show({ task: current, text, message: reason, isTaken: true });
        else show({ task, text, message: isSessionEnd(error) ? undefined : reason });
      };
      void actions.change(task, {
        change: { title, version: task.version },
        patch: { title },
        done: texts.titleChanged(title),
        refused,
      });
    },
    [actions, show],
  );

  // Somebody deleted the task, or it no longer matches: its row goes, but not what was typed there.
  useEffect(() => {
    if (!edit || tasks.some(({ id }) => id === edit.task.id)) return;
    const title = typed.current.trim();
    show(undefined);
    if (title && title !== edit.task.title) toast.lost(texts.titleGone, title);
  }, [edit, tasks, show]);
  // Leaving the list ends a title as leaving its box does; leaving Cuadrilla is asked about.
  useEffect(() => {
    left.current = false;
    const ask = (event: BeforeUnloadEvent): void => {
      const { task } = open.current ?? {};
      if (task && typed.current.trim() !== task.title) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      left.current = true;
      if (!open.current?.message) save(typed.current);
      keep();
    };
  }, [save, keep]);
  const box = useMemo(() => ({ type, save, cancel }), [type, save, cancel]);
  return { edit, begin, box };
}

export type TitleEditing = ReturnType<typeof useTitleEditing>;
