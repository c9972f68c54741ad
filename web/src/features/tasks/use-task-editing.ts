import type { Task, TaskEdit } from '@cuadrilla/contract/tasks';
import { useState, type SubmitEvent } from 'react';
import { useTimeZone } from '../../lib/time-zone.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { currentOf } from './task-conflict.ts';
import { changesOver, differences, valuesOf, type EditedField, type TaskValues } from './task-edit.ts';
import { useChangeTask } from './tasks.mutations.ts';
import type { TaskPlace } from './tasks.queries.ts';
import { type Base, useFollowedForm } from './use-followed-form.ts';

/**
 * The edit form of a task. The version that it follows is sent along, so that the server can tell when somebody else
 * changed the same field meanwhile. Where both changed the same, the person chooses before anything is saved.
 */
export function useTaskEditing(place: TaskPlace, task: Task) {
  const zone = useTimeZone();
  const [rival, setRival] = useState<Task>();
  const change = useChangeTask(place);
  const followed = useFollowedForm(task, change.isPending);
  const { form, base, mine, put, follow, isDirty, remote } = followed;
  const draft = useTaskDraft(place, task, followed);

  const save = (edit: TaskEdit, version: number) => {
    const sent = form.getValues();
    change.mutate(
      { ...edit, version },
      {
        onSuccess: (saved) => {
          const values = valuesOf(saved, zone);
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
type TaskDraft = Base & { mine: TaskValues };

function useTaskDraft({ taskId }: TaskPlace, task: Task, followed: ReturnType<typeof useFollowedForm>) {
  const { base, mine, follow, isDirty } = followed;
  const draft = useDraft<TaskDraft>(`task:${taskId}`, isDirty ? { ...base, mine } : undefined);
  const { found } = draft;
  const current = valuesOf(task, useTimeZone());
  const typed = found && { ...current, ...differences(found.value.values, found.value.mine) };
  const isNews = typed && Object.keys(differences(current, typed)).length > 0;
  return {
    found: isNews ? found : undefined,
    recover: () => {
      if (found) follow(found.value.values, found.value.mine);
      draft.take();
    },
    discard: draft.discard,
  };
}
