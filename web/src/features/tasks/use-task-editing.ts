import { taskEdit, type Task, type TaskEdit } from '@cuadrilla/contract/tasks';
import { useEffect, useState } from 'react';
import { useSchemaForm } from '../../lib/forms.ts';
import { useTimeZone } from '../../lib/time-zone.ts';
import { currentOf } from './task-conflict.ts';
import { changesOver, differences, valuesOf, type EditedField, type TaskValues } from './task-edit.ts';
import { useChangeTask } from './tasks.mutations.ts';
import type { TaskPlace } from './tasks.queries.ts';

/**
 * The edit form of a task. `base` is the version that the form was filled from: it is sent along, so that the
 * server can tell when somebody else changed the same field. Nothing typed is ever replaced by what others save.
 */
export function useTaskEditing(place: TaskPlace, task: Task) {
  const zone = useTimeZone();
  const [base, setBase] = useState(task);
  const [rival, setRival] = useState<Task>();
  const form = useSchemaForm(taskEdit, valuesOf(base, zone));
  const change = useChangeTask(place);
  const isDirty = Object.keys(differences(valuesOf(base, zone), form.watch())).length > 0;

  const rebase = (next: Task, typed: Partial<TaskValues>) => {
    setBase(next);
    form.reset(valuesOf(next, zone));
    for (const [field, value] of Object.entries(typed) as [EditedField, never][])
      form.setValue(field, value, { shouldDirty: true });
  };

  // Others changed it and nothing was typed here: show theirs.
  useEffect(() => {
    if (!isDirty && !change.isPending && task.version > base.version) rebase(task, {});
  });

  const save = (edit: TaskEdit, from: Task) => {
    const sent = form.getValues();
    change.mutate(
      { ...edit, version: from.version },
      {
        onSuccess: (saved) => rebase(saved, differences(sent, form.getValues())),
        onError: (error) => setRival(currentOf(error)),
      },
    );
  };

  /** The fields given up take the others' value; then it is saved on top of theirs. */
  const settle = (givenUp: EditedField[]) => {
    if (!rival) return;
    const mine = form.getValues();
    rebase(rival, changesOver(valuesOf(base, zone), mine, givenUp));
    setRival(undefined);
    void form.handleSubmit((edit) => save(edit, rival))();
  };

  const submit = form.handleSubmit((edit) => save(edit, base));
  const conflict = rival && {
    base: valuesOf(base, zone),
    mine: form.getValues(),
    current: valuesOf(rival, zone),
    settle,
    close: () => setRival(undefined),
  };
  return { form, change, submit, conflict, isDirty };
}
