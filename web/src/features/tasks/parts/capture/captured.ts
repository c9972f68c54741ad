import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { sayingSo } from '@cuadrilla/contract/tasks/without-due-date';

export const capturedFields = ['dueDate', 'assignedTo', 'priorityId', 'labelId'] as const;
export type CapturedField = (typeof capturedFields)[number];

/** What is said of a task in passing. */
export type Captured = Pick<NewTask, 'title' | 'dueDate' | 'priorityId'> & {
  assignedTo: number | null;
  labelId: number | null;
};

/** What was not said stays empty; a task has a priority all the same. */
export const nothingSaid: Captured = {
  title: '',
  dueDate: null,
  assignedTo: null,
  priorityId: 2,
  labelId: null,
};

/** Typed at the beginning of a word, they open what they stand for. */
const keys: Record<string, CapturedField> = { '@': 'assignedTo', '!': 'priorityId', '#': 'labelId' };
export const fieldByKey = (key: string): CapturedField | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;
export const keyOf = (field: CapturedField): string | undefined =>
  Object.keys(keys).find((key) => keys[key] === field);

/** What the server is asked for. */
export const bodyOf = (captured: Captured, columnId?: number) =>
  sayingSo({ ...captured, ...(columnId !== undefined && { columnId }) });
