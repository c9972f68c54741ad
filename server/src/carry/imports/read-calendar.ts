import { messages } from '@cuadrilla/contract/kernel/errors';
import { dayAfter, isDay } from '@cuadrilla/contract/kernel/day';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { oneLine } from '@cuadrilla/contract/kernel/one-line';
import type { SkippedEvent, SkipReason } from '@cuadrilla/contract/carry/imports/imports';
import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import ICAL from 'ical.js';
import { invalid } from '../../platform/app-error.ts';
import { besideWork } from '../../platform/beside/work.ts';
import { datesCross } from '../../tasks/tasks/task-dates.ts';
import { dateAfter, dateOf } from './calendar-times.ts';

interface ReadEvent {
  /** By which it is known when it comes again. */
  uid: string;
  task: NewTask;
}

export interface ReadCalendar {
  events: ReadEvent[];
  skipped: SkippedEvent[];
}

/** What an iCalendar file holds, for somebody in that zone: its events and tasks, in their order. */
export const readCalendar = besideWork(
  'read a calendar',
  ({ calendar, timeZone }: { calendar: string; timeZone: string }) => eventsIn(calendar, timeZone),
);

function eventsIn(text: string, timeZone: string): ReadCalendar {
  const read: ReadCalendar = { events: [], skipped: [] };
  const seen = new Set<string>();
  for (const component of componentsOf(text)) {
    const title = cut(oneLine(textOf(component, 'summary')), limits.title);
    const event = eventOf(component, title, timeZone);
    if (typeof event === 'string') read.skipped.push({ title, reason: event });
    else if (seen.has(event.uid)) read.skipped.push({ title, reason: 'repeats' });
    else read.events.push(event);
    if (typeof event !== 'string') seen.add(event.uid);
  }
  return read;
}

function componentsOf(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[];
    // A file may hold several calendars, one behind the other.
    const roots = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
    const calendars = roots.map((root) => new ICAL.Component(root));
    if (calendars.length > 0 && calendars.every(({ name }) => name === 'vcalendar'))
      return calendars
        .flatMap((calendar) => calendar.getAllSubcomponents())
        .filter(({ name }) => name === 'vevent' || name === 'vtodo');
  } catch {
    // Whatever the parser stumbles over, it is no calendar to us.
  }
  throw invalid(messages.notACalendar);
}

function eventOf(component: ICAL.Component, title: string, timeZone: string): ReadEvent | SkipReason {
  const status = textOf(component, 'status').toUpperCase();
  if (status === 'CANCELLED') return 'cancelled';
  if (status === 'COMPLETED') return 'done';
  if (['rrule', 'rdate', 'recurrence-id'].some((name) => component.hasProperty(name))) return 'repeats';
  if (title === '') return 'untitled';
  const dates = datesOf(component, timeZone);
  if (!dates) return 'undated';
  const task = {
    title,
    description: cut(textOf(component, 'description').trim(), limits.description),
    ...dates,
    priorityId: priorityOf(component),
  };
  return { uid: textOf(component, 'uid') || `${title} ${dates.dueDate ?? ''}`, task };
}

/** When it is due is when it ends. A beginning is told where it is another day or time. */
function datesOf(
  component: ICAL.Component,
  timeZone: string,
): Pick<NewTask, 'startDate' | 'dueDate'> | undefined {
  try {
    const start = dateOf(component.getFirstProperty('dtstart'), timeZone);
    const due =
      dateOf(component.getFirstProperty('due'), timeZone) ?? endOf(component, start, timeZone) ?? start;
    if (due === undefined) return mayBeUndated(component) ? { startDate: null, dueDate: null } : undefined;
    const begins =
      start !== undefined && start !== due && !datesCross({ start_date: start, due_date: due }, timeZone);
    return { startDate: begins ? start : null, dueDate: due };
  } catch {
    // A date that is none.
    return undefined;
  }
}

/** A task needs no date, unlike an event; one that cannot be read is another matter. */
const mayBeUndated = (component: ICAL.Component): boolean =>
  component.name === 'vtodo' && !component.hasProperty('due') && !component.hasProperty('dtstart');

/** The last of an event's days: an end among days is the day after. */
function endOf(component: ICAL.Component, start: string | undefined, timeZone: string): string | undefined {
  const duration = component.getFirstPropertyValue('duration') as ICAL.Duration | null;
  const end =
    dateOf(component.getFirstProperty('dtend'), timeZone) ??
    (start && duration ? dateAfter(start, duration) : undefined);
  if (!end || !start || end <= start) return undefined;
  return isDay(end) ? dayAfter(end, -1) : end;
}

/** From 1, the highest, to 9; 0 is none. */
function priorityOf(component: ICAL.Component): NewTask['priorityId'] {
  const priority = Number(component.getFirstPropertyValue('priority') ?? 0);
  if (priority >= 1 && priority <= 4) return 3;
  return priority > 5 ? 1 : 2;
}

const textOf = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
};

/** No character is torn apart. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
