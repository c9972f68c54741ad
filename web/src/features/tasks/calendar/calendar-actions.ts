import type { CalendarTask } from '@cuadrilla/contract/calendar';
import { type NewTask, priorities } from '@cuadrilla/contract/tasks';
import type { QueryClient } from '@tanstack/react-query';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { taskActionsOf } from '../cache/optimistic-actions.ts';
import { answeredValue, answeredValues } from '../fields/task-fields.tsx';
import { showInCalendars } from './calendar-cache.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import { datesFor, type Part, type Span } from './task-span.ts';

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
  return taskActionsOf(client, place).changeShown(task, {
    change,
    shown: showInCalendars(client, task, patch),
    done: texts.moved(task.title, part, landing),
  });
}

let previews = 0;

interface Assignee {
  id: number;
  first_name: string;
  last_name: string;
  time_zone: string;
}

/** Shows it in its days at once. Until the server has made it, its id is none of the server's, and it has no number. */
export function createInCalendar(
  client: QueryClient,
  place: BoardPlace,
  columnId: number,
  body: NewTask,
  { assignee, timeZone }: { assignee: Assignee | null; timeZone: string },
): Promise<boolean> {
  previews += 1;
  const { description: _description, position: _position, ...fields } = answeredValues(body, timeZone);
  const preview: CalendarTask = {
    ...fields,
    id: -previews,
    number: 0,
    project_id: place.projectId,
    board_id: place.boardId,
    column_id: columnId,
    Priority: priorities.find(({ id }) => id === body.priorityId) ?? priorities[1],
    assignedTo: assignee,
    version: 0,
  };
  return taskActionsOf(client, place).createShown(preview, showInCalendars(client, preview), body);
}
