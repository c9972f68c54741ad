import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { isDay } from '@cuadrilla/contract/kernel/day';
import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import { useRef } from 'react';
import { formatTime } from '../../../lib/dates/dates.ts';
import { hueOf } from '../../../ui/controls/hues.ts';
import { useDueState } from '../parts/card/DueDate.tsx';
import { useCalendar } from './calendar-context.ts';
import { useIsHeld } from './calendar-controller.ts';
import { useChipDrag } from './use-chip-drag.ts';

/** What is never due is never overdue. */
const never = '9999-12-31';

/** What every likeness of a task in a calendar has in common: a link that can be taken. */
export function useCalendarLink(task: CalendarTask, day: string) {
  const { controller, whereabouts, colour, hrefOf, timeZone, keysId, stop } = useCalendar();
  const ref = useRef<HTMLAnchorElement>(null);
  const { project, column, canEdit } = whereabouts(task);
  // Until the server has made it there is nothing to open or to move.
  const isNew = task.id < 0;
  const isMovable = canEdit && !isNew;
  const done = column?.kind === 'hecho';
  const due = meantDate(task, 'dueDate');
  const state = useDueState({ date: due ?? never, done, assignee: task.assignedTo });
  const held = useIsHeld(controller, task.id);
  useChipDrag(ref, { controller, taskId: task.id, isMovable });
  const link = {
    ref,
    href: hrefOf(task),
    'data-task': task.id,
    'data-on-day': day,
    'data-movable': isMovable ? task.id : undefined,
    'data-held': held || undefined,
    'data-done': done || undefined,
    'data-state': state,
    ...(colour === 'project' ? { 'data-hue': hueOf(task.project_id) } : { 'data-level': task.priority_id }),
    tabIndex: day === stop ? 0 : -1,
    'aria-describedby': isMovable ? keysId : undefined,
    'aria-busy': isNew || undefined,
  };
  const date = due ?? meantDate(task, 'startDate');
  const time = date === null || isDay(date) ? undefined : formatTime(date, timeZone);
  return { link, project, column, done, isOverdue: state === 'overdue', time, isMovable };
}
