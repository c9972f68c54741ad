import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { answeredDates } from '@cuadrilla/contract/tasks/answered-dates';
import { expect, it } from 'vitest';
import { aTask } from '../data/task.fixture.ts';
import { hoursOf } from './day-hours.ts';
import { datesFor, landingOf, landingTime } from './landing.ts';
import { spanOf } from '../data/task-span.ts';

const madrid = 'Europe/Madrid';
const aCalendarTask = (start: string | null, due: string | null): CalendarTask => ({
  ...aTask(answeredDates({ start_date: start, due_date: due }, madrid)),
  project_id: 1,
});

/** Its dates once it was taken at a minute of its day and put at one of another, or where there are no hours. */
function moved(task: CalendarTask, to: string, minutes: number | null, fromMinutes?: number) {
  const span = spanOf(task, madrid);
  const landing = landingOf(span, { part: 'whole', from: span?.last ?? '' }, to);
  const time = landingTime(task, { part: 'whole', fromMinutes }, minutes, madrid);
  const dates = datesFor(task, 'whole', { ...landing, ...(time !== undefined && { time }) }, madrid);
  return [dates.startDate, dates.dueDate].map((date) => date && parseDate(date));
}

const ten = 10 * 60;

it('a task has its hours by the reader’s clock; a day has none', () => {
  expect(hoursOf(aCalendarTask(null, '2026-11-18T17:00:00Z'), madrid)).toEqual({ from: 1_080, length: 0 });
  const meeting = aCalendarTask('2026-11-18T09:00:00Z', '2026-11-18T10:30:00Z');
  expect(hoursOf(meeting, madrid)).toEqual({ from: ten, length: 90 });
  expect(hoursOf(aCalendarTask('2026-11-18T09:00:00Z', null), madrid)).toEqual({ from: ten, length: 0 });
  expect(hoursOf(aCalendarTask(null, '2026-11-18'), madrid)).toBeUndefined();
});

it('a task that is put at an hour gets it, in quarters of an hour', () => {
  expect(moved(aCalendarTask(null, '2026-11-18'), '2026-11-19', ten + 4)).toEqual([
    undefined,
    '2026-11-19T09:00:00.000Z',
  ]);
  expect(moved(aCalendarTask('2026-11-18', null), '2026-11-18', ten)).toEqual([
    '2026-11-18T09:00:00.000Z',
    undefined,
  ]);
});

it('a task with hours goes as far as the hand, and keeps its length', () => {
  const meeting = aCalendarTask('2026-11-18T09:00:00Z', '2026-11-18T10:30:00Z');
  expect(moved(meeting, '2026-11-20', ten + 150, ten + 30)).toEqual([
    '2026-11-20T11:00:00.000Z',
    '2026-11-20T12:30:00.000Z',
  ]);
});

it('a long task that is put late lands as late as all of it fits in the day', () => {
  const workday = aCalendarTask('2026-11-18T08:00:00Z', '2026-11-18T16:00:00Z');
  const whole = ['2026-11-19T14:45:00.000Z', '2026-11-19T22:45:00.000Z'];
  expect(moved(workday, '2026-11-19', 20 * 60)).toEqual(whole);
  expect(moved(workday, '2026-11-19', 23 * 60, ten)).toEqual(whole);
  const nearlyAll = aCalendarTask('2026-11-17T23:05:00Z', '2026-11-18T22:55:00Z');
  expect(moved(nearlyAll, '2026-11-19', ten)).toEqual([
    '2026-11-18T23:00:00.000Z',
    '2026-11-19T22:50:00.000Z',
  ]);
});

it('a task that is put where there are no hours has none any more, and one of several days keeps its own', () => {
  expect(moved(aCalendarTask(null, '2026-11-18T09:00:00Z'), '2026-11-19', null)).toEqual([
    undefined,
    '2026-11-19',
  ]);
  expect(moved(aCalendarTask('2026-11-17', '2026-11-18T09:00:00Z'), '2026-11-19', ten)).toEqual([
    '2026-11-18',
    '2026-11-19T09:00:00.000Z',
  ]);
});
