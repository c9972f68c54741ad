import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { sayingSo } from '@cuadrilla/contract/tasks/without-due-date';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import type { QueryClient } from '@tanstack/react-query';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { taskActionsOf } from '../data/optimistic-actions.ts';
import { previewId } from '../data/preview-id.ts';
import { answeredValue, answeredValues } from '../data/task-fields.tsx';
import { findInCalendars, showInCalendars } from '../data/calendar-cache.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import { datesFor, type Part } from './landing.ts';
import type { Span } from '../data/task-span.ts';

/** Moves a task to other days, at once; it can be undone. */
export function redate(
  client: QueryClient,
  task: CalendarTask,
  { part, landing, timeZone }: { part: Part; landing: Span; timeZone: string },
): Promise<boolean> {
  const change = datesFor(task, part, landing, timeZone);
  const patch: Partial<CalendarTask> = {
    ...(change.startDate !== undefined && answeredValue('startDate', change.startDate, timeZone)),
    ...(change.dueDate !== undefined && answeredValue('dueDate', change.dueDate, timeZone)),
  };
  const fields = Object.keys(patch) as (keyof CalendarTask)[];
  if (fields.every((field) => patch[field] === task[field])) return Promise.resolve(true);
  const place = { projectId: task.project_id, boardId: task.board_id };
  const deed = {
    change,
    shown: showInCalendars(client, task, patch),
    done: texts.moved(task.title, part, landing),
  };
  // As of when it is sent: what one did to it before is known by then, and is no conflict.
  const version = () => findInCalendars(client, task.id)?.version ?? task.version;
  return taskActionsOf(client, place).changeShown(task, deed, version);
}

/** Shows it in its days at once. Until the server has made it, it has no number. */
export function createInCalendar(
  client: QueryClient,
  place: BoardPlace,
  columnId: number,
  body: NewTask,
  { assignee, timeZone }: { assignee: CalendarTask['assignedTo']; timeZone: string },
): Promise<boolean> {
  const { description: _description, position: _position, ...fields } = answeredValues(body, timeZone);
  const preview: CalendarTask = {
    ...fields,
    id: previewId(),
    number: 0,
    project_id: place.projectId,
    board_id: place.boardId,
    column_id: columnId,
    Priority: priorities.find(({ id }) => id === body.priorityId) ?? priorities[1],
    assignedTo: assignee,
    version: 0,
  };
  return taskActionsOf(client, place).createShown(preview, showInCalendars(client, preview), sayingSo(body));
}
