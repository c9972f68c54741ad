import { limits } from '@cuadrilla/contract/kernel/fields';
import { copiedFields, meantFields } from '@cuadrilla/contract/tasks/copied-fields';
import type { TaskToCreate } from '@cuadrilla/contract/tasks/task-payloads';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { sayingSo } from '@cuadrilla/contract/tasks/without-due-date';
import { menuTexts as texts } from './menu.texts.ts';

/** What a new task like this one is made of. */
export function copyOf(task: Task): TaskToCreate {
  const { title, ...copied } = copiedFields(meantFields(task));
  return {
    ...sayingSo(copied),
    title: texts.copyOf(title.slice(0, limits.title - texts.copyOf('').length)),
    columnId: task.column_id,
    ...(task.pointCount > 0 && { pointsOf: task.id }),
    ...(task.attachmentCount > 0 && { attachmentsOf: task.id }),
  };
}
