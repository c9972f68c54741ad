import { dayAfter, firstOfWeek, lastOfMonth, type WeekStart, weeksOfMonth } from '@cuadrilla/contract/day';

export const calendarViews = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** A stretch of the calendar, as it is on the screen. */
export interface Period {
  view: CalendarView;
  from: string;
  to: string;
  /** By which the days before and after it are told from its own; only a month has such. */
  month: string | undefined;
}

const agendaWeeks = 2;

/** What is shown around a day. */
export function periodOf(view: CalendarView, day: string, weekStart: WeekStart): Period {
  const week = firstOfWeek(day, weekStart);
  if (view === 'week') return { view, from: week, to: dayAfter(week, 6), month: undefined };
  if (view === 'agenda')
    return { view, from: week, to: dayAfter(week, agendaWeeks * 7 - 1), month: undefined };
  return { view, ...weeksOfMonth(day, weekStart), month: day.slice(0, 7) };
}

/** The same day of another month; where that has no such day, its last one. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = lastOfMonth(first);
  const wanted = `${first.slice(0, 7)}${day.slice(7)}`;
  return wanted < last ? wanted : last;
}

/** A day of the period before or after. */
export const stepFrom = (view: CalendarView, day: string, step: 1 | -1): string =>
  view === 'month' ? monthsLater(day, step) : dayAfter(day, step * 7 * (view === 'agenda' ? agendaWeeks : 1));

export const daysOf = ({ from, to }: Pick<Period, 'from' | 'to'>): string[] => {
  const days = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
};

export const weeksOf = (period: Pick<Period, 'from' | 'to'>): string[][] => {
  const days = daysOf(period);
  return Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
};

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());
