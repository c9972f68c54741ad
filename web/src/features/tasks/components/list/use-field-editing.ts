import type { Task } from '@cuadrilla/contract/tasks';
import { useState } from 'react';
import { editOf, type FieldSources, type ListField } from '../../task-fields.ts';
import type { TaskEdits } from '../../tasks.edits.ts';
import type { OpenField } from './FieldMenu.tsx';

/** Asked for in a row, or without one for all that is selected. */
type Asked = OpenField & { taskId: number | undefined };

/** The one menu that changes a field: of the task whose button was pressed, or of all that are selected. */
export function useFieldEditing(shown: readonly Task[], sources: FieldSources, edits: TaskEdits) {
  const [asked, setAsked] = useState<Asked>();
  const inRow = (taskId: number, field: ListField, anchor: HTMLElement) => {
    const task = shown.find(({ id }) => id === taskId);
    if (task) setAsked({ taskId, field, anchor, tasks: [task] });
  };
  const forAll = (tasks: readonly Task[], field: ListField, anchor: HTMLElement) =>
    setAsked({ taskId: undefined, field, anchor, tasks });

  const choose = (value: string) => {
    if (!asked) return;
    setAsked(undefined);
    const { taskId, field, tasks } = asked;
    const edit = editOf(tasks, field, value, sources);
    if (taskId === undefined) void edits.changeMany([...tasks], edit);
    else tasks.forEach((task) => void edits.change(task, edit));
  };
  const close = () => setAsked(undefined);
  return { asked, inRow, forAll, choose, close };
}
