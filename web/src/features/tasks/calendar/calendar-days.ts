import { firstYear, lastYear, parseDate } from '@cuadrilla/contract/kernel/dates';
import {
  dayAfter,
  firstOfWeek,
  isDay,
  lastOfMonth,
  type WeekStart,
  weeksOfMonth,
} from '@cuadrilla/contract/kernel/day';

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const;
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
  if (view === 'day') return { view, from: day, to: day, month: undefined };
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

const daysIn = { day: 1, week: 7, agenda: 7 * agendaWeeks };

/** A day of the period before or after; none where dates end. */
export function stepFrom(view: CalendarView, day: string, step: 1 | -1): string | undefined {
  const next = view === 'month' ? monthsLater(day, step) : dayAfter(day, step * daysIn[view]);
  return isDate(next) ? next : undefined;
}

const [firstDay, lastDay] = [`${firstYear}-01-01`, `${lastYear}-12-31`];

/** A day of a year that dates can be of. */
export const isDate = (text: string): boolean => isDay(text) && parseDate(text) !== undefined;

/** As much of a period as dates can be of: the first month and the last one begin and end with days of others. */
export const datesOf = ({ from, to }: Pick<Period, 'from' | 'to'>): { from: string; to: string } => ({
  from: from < firstDay ? firstDay : from,
  to: to > lastDay ? lastDay : to,
});

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
