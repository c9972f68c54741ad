import type { Task, TaskEdit } from '@cuadrilla/contract/tasks';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { useTimeZone } from '../../../lib/time-zone.ts';
import { useTypedOnScreen } from '../../../lib/typed-on-screen.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { currentOf } from '../cache/task-conflict.ts';
import type { EditedField } from '../fields/task-fields.tsx';
import { useChangeTask } from '../tasks.mutations.ts';
import { changesOver, differences, draftWith, followed, valuesOf, type Typed } from './task-values.ts';
import { useFollowedForm } from './use-followed-form.ts';

/**
 * The edit form of a task. The version that it follows is sent along, so that the server can tell when somebody else
 * changed the same field meanwhile. Where both changed the same, the person chooses before anything is saved.
 */
export function useTaskForm(place: TaskPlace, task: Task) {
  const zone = useTimeZone();
  const [rival, setRival] = useState<Task>();
  const change = useChangeTask(place);
  const editing = useFollowedForm(task, change.isPending);
  const { form, base, mine, put, follow, isDirty, remote } = editing;
  const draft = useTaskDraft(place, task, editing);

  const save = (edit: TaskEdit, version: number) => {
    const sent = form.getValues();
    change.mutate(
      { ...edit, version },
      {
        onSuccess: (saved) => {
          const values = valuesOf(saved, zone);
          remote.forget();
          put({ version: saved.version, values }, { ...values, ...differences(sent, form.getValues()) });
        },
        onError: (error) => setRival(currentOf(error)),
      },
    );
  };

  const trySave = (edit: TaskEdit) => (remote.fields.length > 0 ? setRival(task) : save(edit, base.version));
  const submit = (event: SubmitEvent) => {
    // What was typed back to what it was counts as not touched.
    follow();
    void form.handleSubmit(trySave)(event);
  };

  /** The fields given up take the others' value; then it is saved on top of theirs. */
  const settle = (givenUp: EditedField[]) => {
    if (!rival) return;
    const values = valuesOf(rival, zone);
    const kept = changesOver(base.values, form.getValues(), givenUp);
    put({ version: rival.version, values }, { ...values, ...kept });
    setRival(undefined);
    void form.handleSubmit((edit) => save(edit, rival.version))();
  };

  const conflict = rival && {
    base: base.values,
    mine,
    current: valuesOf(rival, zone),
    settle,
    close: () => setRival(undefined),
  };
  return { form, change, submit, conflict, isDirty, remote, draft };
}

/** What was typed, and over what: enough to go on another day as if nothing had happened in between. */
function useTaskDraft({ taskId }: TaskPlace, task: Task, form: ReturnType<typeof useFollowedForm>) {
  const { base, mine, follow, isDirty } = form;
  const typed = isDirty ? { values: base.values, mine } : undefined;
  useTypedOnScreen(differences(base.values, mine));
  const { found, whole, take, discard, end } = useDraft<Typed>(`task:${taskId}`, typed, draftWith);
  const current = valuesOf(task, useTimeZone());
  const filled = whole && followed(whole.values, whole.mine, current).mine;
  const isNews = filled && Object.keys(differences(mine, filled)).length > 0;
  // The page may have been closed while it saved: once the task says the same there is nothing to offer, also later.
  const isSaved = found && !isNews && !isDirty;
  const forgetSaved = useEffectEvent(discard);
  useEffect(() => {
    if (isSaved) forgetSaved();
  }, [isSaved]);
  return {
    found: isNews ? found : undefined,
    recover: () => {
      if (whole) follow(whole.values, whole.mine);
      take();
    },
    discard,
    end,
  };
}
