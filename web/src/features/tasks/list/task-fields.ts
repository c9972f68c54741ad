import { priorities, type Task, taskChange, type TaskBulkChange } from '@cuadrilla/contract/tasks';
import { formatDay, formatMoment } from '../../../lib/dates.ts';
import { fullName } from '../../../lib/people.ts';
import { dueInstant } from '../due-date.ts';
import { taskTexts } from '../tasks.texts.ts';
import { listTexts } from './list.texts.ts';

/** What can be changed in a list, for one task or for several alike. */
export type ListField = 'priority' | 'column' | 'assignee' | 'due';

export interface Person {
  id: number;
  first_name: string;
  last_name: string;
}

export interface FieldSources {
  columns: readonly { id: number; name: string }[];
  people: readonly Person[];
  timeZone: string;
}

interface FieldEdit {
  change: TaskBulkChange['change'];
  patch: Partial<Task>;
  /** The chosen value in words. */
  name: string;
  done: string;
}

export const fieldNames: Record<ListField, string> = {
  priority: taskTexts.priority,
  column: taskTexts.column,
  assignee: taskTexts.assignee,
  due: taskTexts.dueDate,
};

/** The value as menus hold it: text, empty for nothing. */
export const valueOf = (task: Task, field: ListField): string => {
  if (field === 'priority') return String(task.priority_id);
  if (field === 'column') return String(task.column_id);
  if (field === 'assignee') return String(task.assigned_to ?? '');
  return task.due_date ?? '';
};

/** The same for people. */
export function wordsOf(task: Task, field: ListField, { columns, timeZone }: FieldSources): string {
  if (field === 'priority') return task.Priority.name;
  if (field === 'column') return columns.find(({ id }) => id === task.column_id)?.name ?? '';
  if (field === 'assignee') return task.assignedTo ? fullName(task.assignedTo) : taskTexts.noAssignee;
  return task.due_date ? formatMoment(task.due_date, timeZone) : taskTexts.noDue;
}

/** The change that a chosen value asks for, how it looks until it is saved, and the word for it afterwards. */
export function editOf(
  tasks: readonly Task[],
  field: ListField,
  value: string,
  sources: FieldSources,
): FieldEdit {
  const { change, patch, name } = valueEdit(field, value, sources);
  return { change, patch, name, done: listTexts.changed(fieldNames[field], tasks, name) };
}

function valueEdit(field: ListField, value: string, { columns, people, timeZone }: FieldSources) {
  if (field === 'due') {
    const at = dueInstant(value, timeZone);
    return {
      change: { dueDate: value },
      patch: { due_date: at.toISOString() },
      name: formatDay(at, timeZone),
    };
  }
  const id = Number(value);
  if (field === 'priority') {
    const Priority = priorities.find((priority) => priority.id === id) ?? priorities[0];
    return { change: { priorityId: id }, patch: { priority_id: id, Priority }, name: Priority.name };
  }
  if (field === 'column') {
    const name = columns.find((column) => column.id === id)?.name ?? '';
    return { change: { columnId: id }, patch: { column_id: id }, name };
  }
  const person = people.find((each) => each.id === id);
  return {
    change: { assignedTo: id },
    patch: { assigned_to: id, ...(person && { assignedTo: nameParts(person) }) },
    name: person ? fullName(person) : '',
  };
}

const nameParts = ({ id, first_name, last_name }: Person) => ({ id, first_name, last_name });

/** What contract has against the value, if anything. */
export const messageFor = (change: { title: string } | { dueDate: string }): string | undefined =>
  taskChange.safeParse(change).error?.issues[0]?.message;
