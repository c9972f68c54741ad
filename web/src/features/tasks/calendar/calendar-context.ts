import type { CalendarPlace, CalendarTask } from '@cuadrilla/contract/views/calendar';
import { createContext, use } from 'react';
import type { CalendarController } from './calendar-controller.ts';

export const calendarColours = ['priority', 'project'] as const;
export type CalendarColour = (typeof calendarColours)[number];

/** Where a task stands, by name. */
export interface Whereabouts {
  project: CalendarPlace | undefined;
  column: { name: string; kind: string } | undefined;
  canEdit: boolean;
}

/** What all parts of one calendar share. */
export interface CalendarFrame {
  controller: CalendarController;
  whereabouts: (task: CalendarTask) => Whereabouts;
  colour: CalendarColour;
  /** In several projects each task says in which. */
  severalProjects: boolean;
  hrefOf: (task: CalendarTask) => string;
  today: string;
  /** Their names, by day. */
  holidays: ReadonlyMap<string, string>;
  timeZone: string;
  /** Of the text that explains the keys. */
  keysId: string;
  /** The day whose tasks Tab leads to; arrows lead to other days. */
  stop: string;
  /** Where there is a board to create a task on. */
  canCreate: boolean;
}

export const CalendarContext = createContext<CalendarFrame | undefined>(undefined);

export function useCalendar(): CalendarFrame {
  const frame = use(CalendarContext);
  if (!frame) throw new Error('outside of a calendar');
  return frame;
}
