import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { currentOf } from '../../../../lib/server/api.ts';
import { useState } from 'react';
import { toast } from '../../../../ui/layers/toast.tsx';
import type { TaskActions } from '../../data/optimistic-actions.ts';
import { tellTaskRefusal } from '../../data/task-writing.ts';
import { fieldTexts } from '../../data/field.texts.ts';
import type { BulkField, PropertyField } from '../../data/task-fields.tsx';
import type { OpenField } from './FieldMenu.tsx';
import { listTexts as texts } from '../../data/list.texts.ts';
import { editOf, type FieldSources, wordsOf } from '../../data/field-edits.ts';

/** Asked for in a row, or without one for all that is selected. */
type RequestedField = Omit<OpenField, 'tasks'> & { taskId: number | undefined; tasks: readonly Task[] };

/** The one menu that changes a field: of the task whose button was pressed, or of all that are selected. */
export function useFieldEditing(shown: readonly Task[], sources: FieldSources, actions: TaskActions) {
  const [asked, setAsked] = useState<RequestedField>();
  const ofTask = (task: Task, field: PropertyField, anchor: HTMLElement) =>
    setAsked({ taskId: task.id, field, anchor, tasks: [task] });
  const inRow = (taskId: number, field: PropertyField, anchor: HTMLElement) => {
    const task = shown.find(({ id }) => id === taskId);
    if (task) ofTask(task, field, anchor);
  };
  const forAll = (tasks: readonly Task[], field: BulkField, anchor: HTMLElement) =>
    setAsked({ taskId: undefined, field, anchor, tasks });

  const choose = (value: string) => {
    if (!asked) return;
    setAsked(undefined);
    const { taskId, field, tasks } = asked;
    if (taskId === undefined) void actions.changeMany([...tasks], editOf(tasks, field, value, sources));
    else tasks.forEach((task) => changeField(task, { field, value, sources, actions }));
  };
  const close = () => setAsked(undefined);
  return { asked, ofTask, inRow, forAll, choose, close };
}

export type FieldEditing = ReturnType<typeof useFieldEditing>;

interface Choice {
  field: PropertyField;
  value: string;
  sources: FieldSources;
  actions: TaskActions;
}

/** From the version that was on the screen when the menu opened: what others chose meanwhile is not overwritten unasked. */
export function changeField(task: Task, choice: Choice): void {
  const { field, value, sources, actions } = choice;
  const { name, change, patch, done } = editOf([task], field, value, sources);
  const refused = (error: unknown): void => {
    const current = currentOf(error) as Task | undefined;
    if (!current) return tellTaskRefusal(error, 'change', [task]);
    const taken = texts.taken(fieldTexts[field].label, current.title, wordsOf(current, field, sources));
    return void toast.ask(taken, texts.useMine(name), () => changeField(current, choice));
  };
  void actions.change(task, {
    // Until the server says in which column of that board it stands, it is shown where it was.
    patch: field === 'boardId' ? {} : patch,
    change: { ...change, version: task.version },
    done,
    refused,
  });
}
