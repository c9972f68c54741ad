import { taskEdit, type TaskEdit } from '@cuadrilla/contract/tasks/task-payloads';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { currentOf } from '../../../lib/server/api.ts';
import { useState, type SubmitEvent } from 'react';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { changesOver, contestedFields, pick, takenWith, type Typed } from '../../../lib/text/typed-values.ts';
import { toast } from '../../../ui/layers/toast.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useFollowedForm } from '../../../ui/fields/use-followed-form.ts';
import type { EditedField } from '../data/task-fields.tsx';
import { useChangeTask } from '../data/tasks.mutations.ts';
import { taskParts, type TaskValues, valuesOf } from './task-values.ts';

/**
 * The edit form of a task. The version that it follows is sent along, so that the server can tell when somebody else
 * changed the same field meanwhile. Where both changed the same, the person chooses before anything is saved.
 */
export function useTaskForm(place: TaskPlace, task: Task) {
  const zone = useTimeZone();
  const [rival, setRival] = useState<Task>();
  const change = useChangeTask(place, task);
  const current = valuesOf(task, zone);
  const editing = useFollowedForm(taskEdit, current, {
    draft: `task:${place.taskId}`,
    saving: change.isPending,
    version: task.version,
    parts: taskParts,
    sparing: true,
  });
  const { form, base, mine, follow, begin, isDirty, draft } = editing;
  const { forget, ...remote } = useRemote(editing, current);

  const save = (edit: Partial<TaskEdit>, version: number) => {
    const sent = form.getValues();
    change.mutate(
      { ...edit, version },
      {
        onSuccess: (saved) => {
          forget();
          begin(valuesOf(saved, zone), sent, saved.version);
        },
        onError: (error) => setRival(currentOf(error) as Task | undefined),
      },
    );
  };

  const trySave = (edit: Partial<TaskEdit>) => {
    if (!isDirty) toast.info(uiTexts.nothingToSave);
    else if (remote.fields.length > 0) setRival(task);
    else save(edit, base.version);
  };
  const submit = (event: SubmitEvent) => {
    // What was typed back to what it was counts as not touched.
    follow();
    void form.handleSubmit(trySave)(event);
  };

  /** The fields given up take the others' value; then it is saved on top of theirs. */
  const settle = (givenUp: EditedField[]) => {
    if (!rival) return;
    const { version } = rival;
    const values = valuesOf(rival, zone);
    const kept = changesOver(base.values, form.getValues(), givenUp, taskParts);
    editing.put({ version, saved: values, values }, { ...values, ...kept });
    setRival(undefined);
    void form.handleSubmit((edit) => save(edit, version))();
  };

  const conflict = rival && {
    fields: contested(base.values, mine, valuesOf(rival, zone)),
    mine,
    current: valuesOf(rival, zone),
    settle,
    close: () => setRival(undefined),
  };
  return { form, base, change, submit, conflict, isDirty, remote, draft };
}

const contested = (base: TaskValues, mine: TaskValues, current: TaskValues) =>
  contestedFields(base, mine, current, taskParts) as EditedField[];

type Editing = Pick<ReturnType<typeof useFollowedForm<TaskValues, TaskEdit>>, 'base' | 'mine' | 'put'>;

/** What others made of the fields that were also changed here. */
function useRemote({ base, mine, put }: Editing, current: TaskValues) {
  /** What was typed in a field, and over what, before it took the others' value. */
  const [givenUp, setGivenUp] = useState<Partial<Record<EditedField, Typed<Partial<TaskValues>>>>>({});
  const write = (own: Typed<Partial<TaskValues>>) =>
    put({ ...base, values: { ...base.values, ...own.values } }, { ...mine, ...own.mine });
  const given = Object.keys(givenUp) as EditedField[];
  return {
    fields: contested(base.values, mine, current),
    values: current,
    use: (field: EditedField) => {
      const fields = takenWith(field, taskParts);
      const taken = pick(current, fields);
      setGivenUp({ ...givenUp, [field]: { values: pick(base.values, fields), mine: pick(mine, fields) } });
      write({ values: taken, mine: taken });
    },
    /** Where their value was taken, and nothing typed since. */
    taken: given.filter((field) => mine[field] === base.values[field]),
    takeBack: (field: EditedField) => {
      const { [field]: own, ...others } = givenUp;
      setGivenUp(others);
      if (own) write(own);
    },
    forget: () => setGivenUp({}),
  };
}
