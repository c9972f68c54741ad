import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import type { TaskFilter } from '@cuadrilla/contract/tasks/task-fields';

/** Which tasks a calendar is about. */
export interface CalendarScope {
  /** Ids with commas between them; all of the person's own where none is named. */
  project?: string | undefined;
  board?: number | undefined;
  search: string;
  filter: TaskFilter;
}

export interface CalendarAsked extends CalendarScope {
  from: string;
  to: string;
  /** Of the reader: it says which days these are. */
  timeZone: string;
}

/** What was asked stays with the answer: whatever happens later is put where it belongs by that. */
export interface CalendarTasks {
  asked: CalendarAsked;
  tasks: CalendarTask[];
  more: boolean;
}

export const calendarKeys = {
  all: ['calendar'] as const,
  places: () => [...calendarKeys.all, 'places'] as const,
  spans: () => [...calendarKeys.all, 'span'] as const,
  span: (asked: CalendarAsked) => [...calendarKeys.spans(), asked] as const,
  trays: () => [...calendarKeys.all, 'undated'] as const,
  tray: (scope: CalendarScope) => [...calendarKeys.trays(), scope] as const,
};
