import { limits } from '@cuadrilla/contract/kernel/fields';
import { copiedFields, meantFields } from '@cuadrilla/contract/tasks/copied-fields';
import type { TaskToCreate } from '@cuadrilla/contract/tasks/task-payloads';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { menuTexts as texts } from './menu.texts.ts';

/** What a new task like this one is made of; a task without a due date has no copy, since a new one needs it. */
export function copyOf(task: Task): TaskToCreate | undefined {
  const { dueDate, title, ...copied } = copiedFields(meantFields(task));
  if (dueDate === null) return undefined;
  return {
    ...copied,
    title: texts.copyOf(title.slice(0, limits.title - texts.copyOf('').length)),
    dueDate,
    columnId: task.column_id,
    ...(task.pointCount > 0 && { pointsOf: task.id }),
    ...(task.attachmentCount > 0 && { attachmentsOf: task.id }),
  };
}
