import type { Trigger } from '@cuadrilla/contract/rules/automations/triggers';
import { dayAfter, dayIn, instantAt, wallClock } from '@cuadrilla/contract/kernel/day';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { addWorkingDays } from '@cuadrilla/contract/kernel/holidays/working-days';
import type { Columns, TaskState, WorkCalendar } from './scene.ts';

/** What time does to a task: since when it is where it is, and when anything was last done to it. */
export interface TimedTask {
  task: TaskState;
  movedAt: Date;
  touchedAt: Date;
}

/** When a rule is to look at a task, and for what: for the same reason it does so once, however clocks jump. */
interface Moment {
  at: Date;
  cause: string;
}

/** When the day's work begins. */
const morning = '08:00';

const daysLater = (day: string, count: number, working: boolean, { holidays }: WorkCalendar): string =>
  working ? addWorkingDays(day, count, holidays) : dayAfter(day, count);

/** So long after a moment, at the same time of the day. */
export function laterBy(
  from: Date,
  { days, working }: { days: number; working: boolean },
  calendar: WorkCalendar,
): Date {
  const { timeZone } = calendar;
  const { day, time } = wallClock(from, timeZone);
  const seconds = from.toISOString().slice(17, 19);
  return new Date(instantAt(daysLater(day, days, working, calendar), `${time}:${seconds}`, timeZone));
}

export const dayLater = (
  now: Date,
  { days, working }: { days: number; working: boolean },
  calendar: WorkCalendar,
): string => daysLater(dayIn(now, calendar.timeZone), days, working, calendar);

/** What is done neither comes nor stays. */
export function momentOf(
  trigger: Trigger,
  { task, movedAt, touchedAt }: TimedTask,
  columns: Columns,
  calendar: WorkCalendar,
): Moment | undefined {
  const column = columns.get(task.column_id);
  const isDone = column?.kind === 'hecho';
  switch (trigger.kind) {
    case 'due': {
      if (task.due_date === null || isDone) return undefined;
      const { when, days, working } = trigger;
      const due = dayIn(task.due_date, calendar.timeZone);
      // On the day itself it is not over yet.
      const count = when === 'before' ? -days : Math.max(days, 1);
      const day = daysLater(due, count, working, calendar);
      return { at: new Date(instantAt(day, morning, calendar.timeZone)), cause: `due ${task.due_date}` };
    }
    case 'stays':
      if (fold(column?.name ?? '') !== fold(trigger.column)) return undefined;
      return { at: laterBy(movedAt, trigger, calendar), cause: `in column since ${movedAt.toISOString()}` };
    case 'idle':
      if (isDone) return undefined;
      return { at: laterBy(touchedAt, trigger, calendar), cause: `idle since ${touchedAt.toISOString()}` };
    default:
      return undefined;
  }
}

export const isTimed = ({ kind }: Trigger): boolean => ['due', 'stays', 'idle'].includes(kind);
