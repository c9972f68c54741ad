import { taskWords, type TaskWords } from '@cuadrilla/contract/tasks/task-payloads';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { currentOf, isUnreachable } from '../../../lib/server/api.ts';
import { useReconnected } from '../../../lib/server/use-reconnected.ts';
import { changesOver, contestedFields, isEmpty, pick, type Typed } from '../../../lib/text/typed-values.ts';
import { useFollowedForm } from '../../../ui/fields/use-followed-form.ts';
import { messageFor } from '../data/field-edits.ts';
import type { WrittenField } from '../data/task-fields.tsx';
import { useChangeTask } from '../data/tasks.mutations.ts';

const wordsOf = ({ title, description }: Task): TaskWords => ({ title, description });

const noParts = {};

/**
 * What is written of a task. The version that it follows is sent along, so that the server can tell when somebody else
 * changed the same field meanwhile. Where both changed the same, the person chooses before anything is saved.
 */
export function useTaskForm(place: TaskPlace, task: Task, unavailable: string | false) {
  const [rival, setRival] = useState<Task>();
  const change = useChangeTask(place, task);
  const current = wordsOf(task);
  const editing = useFollowedForm(taskWords, current, {
    draft: `task:${place.taskId}`,
    saving: change.isPending,
    version: task.version,
    sparing: true,
  });
  const { form, base, mine, typed, follow, begin, put, isDirty, draft } = editing;
  const { forget, ...remote } = useRemote(editing, current);

  /** Whether it was accepted. */
  const save = async (edit: Partial<TaskWords>, version: number): Promise<boolean> => {
    const sent = form.getValues();
    try {
      const saved = await change.mutateAsync({ ...edit, version });
      forget();
      begin(wordsOf(saved), sent, saved.version);
      return true;
    } catch (error) {
      setRival(currentOf(error) as Task | undefined);
      return false;
    }
  };

  const trySave = async (edit: Partial<TaskWords>): Promise<boolean> => {
    if (remote.fields.length > 0) setRival(task);
    else if (!isEmpty(edit)) return save(edit, base.version);
    return false;
  };
  const submit = (event: SubmitEvent, unchanged: () => void) => {
    // What was typed back to what it was counts as not touched.
    follow();
    void form.handleSubmit((edit) => (isDirty ? trySave(edit) : unchanged()), unchanged)(event);
  };

  /** Of what was typed all that can be, unasked. */
  const saveTyped = (): Promise<boolean> =>
    trySave(
      pick(
        typed,
        Object.keys(typed).filter((name) => !messageFor(pick(typed, [name]))),
      ),
    );
  // What somebody else made of it too waits for who wrote it.
  const maySave = !unavailable && isDirty && remote.fields.length === 0;
  const leaveText = useLeavingText(change, maySave, saveTyped);

  /** The fields given up take the others' value; then it is saved on top of theirs. */
  const settle = (givenUp: WrittenField[]) => {
    if (!rival) return;
    const { version } = rival;
    const values = wordsOf(rival);
    const kept = changesOver(base.values, form.getValues(), givenUp, noParts);
    put({ version, saved: values, values }, { ...values, ...kept });
    setRival(undefined);
    void form.handleSubmit((edit) => save(edit, version))();
  };

  const conflict = rival && {
    fields: contested(base.values, mine, wordsOf(rival)),
    mine,
    current: wordsOf(rival),
    settle,
    close: () => setRival(undefined),
  };
  /** As it was before anything was typed; answers with the way back. */
  const takeBack = (): (() => void) => {
    put(base, base.values);
    return () => put(base, mine);
  };
  return { form, base, change, submit, saveTyped, leaveText, takeBack, conflict, isDirty, remote, draft };
}

type Changing = ReturnType<typeof useChangeTask>;

/** For when a text is left: saved then, or as soon as what is on its way has arrived and the server can be reached. */
function useLeavingText(change: Changing, maySave: boolean, save: () => Promise<boolean>): () => void {
  const leftMeanwhile = useRef(false);
  const leaveText = () => {
    if (!maySave) return;
    if (change.isPending) leftMeanwhile.current = true;
    else void save();
  };
  useEffect(() => {
    if (change.isPending || !leftMeanwhile.current) return;
    leftMeanwhile.current = false;
    leaveText();
  });
  useReconnected(isUnreachable(change.error), () => {
    change.reset();
    leaveText();
  });
  return leaveText;
}

const contested = (base: TaskWords, mine: TaskWords, current: TaskWords) =>
  contestedFields(base, mine, current, noParts) as WrittenField[];

type Editing = Pick<ReturnType<typeof useFollowedForm<TaskWords, TaskWords>>, 'base' | 'mine' | 'put'>;

/** What others made of the fields that were also changed here. */
function useRemote({ base, mine, put }: Editing, current: TaskWords) {
  /** What was typed in a field, and over what, before it took the others' value. */
  const [givenUp, setGivenUp] = useState<Partial<Record<WrittenField, Typed<Partial<TaskWords>>>>>({});
  const write = (own: Typed<Partial<TaskWords>>) =>
    put({ ...base, values: { ...base.values, ...own.values } }, { ...mine, ...own.mine });
  const given = Object.keys(givenUp) as WrittenField[];
  return {
    fields: contested(base.values, mine, current),
    values: current,
    use: (field: WrittenField) => {
      const taken = pick(current, [field]);
      setGivenUp({ ...givenUp, [field]: { values: pick(base.values, [field]), mine: pick(mine, [field]) } });
      write({ values: taken, mine: taken });
    },
    /** Where their value was taken, and nothing typed since. */
    taken: given.filter((field) => mine[field] === base.values[field]),
    takeBack: (field: WrittenField) => {
      const { [field]: own, ...others } = givenUp;
      setGivenUp(others);
      if (own) write(own);
    },
    forget: () => setGivenUp({}),
  };
}
