import { limits } from '@cuadrilla/contract/kernel/fields';
import { meantDate } from '@cuadrilla/contract/tasks/task-fields';
import type { Task, TaskToCreate } from '@cuadrilla/contract/tasks/tasks';
import { menuTexts as texts } from './menu.texts.ts';

/** What a new task like this one is made of; a task without a due date has no copy, since a new one needs it. */
export function copyOf(task: Task): TaskToCreate | undefined {
  const dueDate = meantDate(task, 'dueDate');
  if (dueDate === null) return undefined;
  return {
    title: texts.copyOf(task.title.slice(0, limits.title - texts.copyOf('').length)),
    description: task.description,
    startDate: meantDate(task, 'startDate'),
    dueDate,
    repeat: task.repeat,
    priorityId: task.priority_id,
    assignedTo: task.assigned_to,
    labelId: task.label_id,
    columnId: task.column_id,
    ...(task.pointCount > 0 && { pointsOf: task.id }),
    ...(task.attachmentCount > 0 && { attachmentsOf: task.id }),
  };
}
