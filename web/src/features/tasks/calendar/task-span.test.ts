import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { answeredDates } from '@cuadrilla/contract/tasks/answered-dates';
import { describe, expect, it } from 'vitest';
import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { aTask } from '../data/task.fixture.ts';
import { datesFor, landingOf, type Part } from './landing.ts';
import { spanOf } from '../data/task-span.ts';

const madrid = 'Europe/Madrid';
const mexico = 'America/Mexico_City';
const buenosAires = 'America/Argentina/Buenos_Aires';
const santiago = 'America/Santiago';

const aCalendarTask = (start: string | null, due: string | null, zone = 'UTC'): CalendarTask => ({
  ...aTask(answeredDates({ start_date: start, due_date: due }, zone)),
  project_id: 1,
});

/** The days that it takes once it was moved from one day to another. */
function moved(task: CalendarTask, part: Part, from: string, to: string, zone: string) {
  const landing = landingOf(spanOf(task, zone), { part, from }, to);
  const { startDate, dueDate } = datesFor(task, part, landing, zone);
  return { start: startDate && parseDate(startDate), due: dueDate && parseDate(dueDate) };
}

describe('the days of a task', () => {
  it('go from its start to its due date; one date is one day', () => {
    expect(spanOf(aCalendarTask('2026-10-12', '2026-10-14'), madrid)).toEqual({
      first: '2026-10-12',
      last: '2026-10-14',
    });
    expect(spanOf(aCalendarTask(null, '2026-10-14'), madrid)).toEqual({
      first: '2026-10-14',
      last: '2026-10-14',
    });
    expect(spanOf(aCalendarTask('2026-10-12', null), madrid)).toEqual({
      first: '2026-10-12',
      last: '2026-10-12',
    });
    expect(spanOf(aCalendarTask(null, null), madrid)).toBeUndefined();
  });

  it.each([
    // Clocks go back in Madrid at 01:00Z: 23:30 of that Sunday is in winter.
    [madrid, '2026-10-25T22:30:00Z', '2026-10-25'],
    [madrid, '2026-10-24T22:30:00Z', '2026-10-25'],
    [mexico, '2026-10-25T05:30:00Z', '2026-10-24'],
    // Until 2022 Mexico had a summer time too.
    [mexico, '2022-10-30T05:30:00Z', '2022-10-30'],
    [mexico, '2022-10-31T05:30:00Z', '2022-10-30'],
    [buenosAires, '2026-10-25T02:30:00Z', '2026-10-24'],
    // Clocks in Santiago change at midnight: this Sunday begins at 01:00, and that Saturday ends twice.
    [santiago, '2026-09-06T03:59:00Z', '2026-09-05'],
    [santiago, '2026-09-06T04:00:00Z', '2026-09-06'],
    [santiago, '2026-04-05T03:30:00Z', '2026-04-04'],
  ])('are those of the reader: in %s %s is %s', (zone, instant, day) => {
    expect(spanOf(aCalendarTask(null, new Date(instant).toISOString()), zone)).toEqual({
      first: day,
      last: day,
    });
  });
});

describe('a task that is moved', () => {
  it('keeps its length, and days stay days', () => {
    const task = aCalendarTask('2026-10-12', '2026-10-14');
    expect(moved(task, 'whole', '2026-10-13', '2026-10-20', madrid)).toEqual({
      start: '2026-10-19',
      due: '2026-10-21',
    });
  });

  it.each([
    [madrid, '2026-10-24T16:00:00.000Z', '2026-10-26', '2026-10-26T17:00:00.000Z'],
    [madrid, '2026-03-28T17:00:00.000Z', '2026-03-30', '2026-03-30T16:00:00.000Z'],
    [mexico, '2022-10-29T23:00:00.000Z', '2022-10-31', '2022-11-01T00:00:00.000Z'],
    [buenosAires, '2026-10-24T21:00:00.000Z', '2026-10-26', '2026-10-26T21:00:00.000Z'],
    [santiago, '2026-09-05T22:00:00.000Z', '2026-09-07', '2026-09-07T21:00:00.000Z'],
    [santiago, '2026-04-03T21:00:00.000Z', '2026-04-05', '2026-04-05T22:00:00.000Z'],
  ])('keeps its time by the clock across a change of clocks: %s', (zone, due, to, after) => {
    const task = aCalendarTask(null, due);
    const from = spanOf(task, zone)?.last ?? '';
    expect(moved(task, 'whole', from, to, zone)).toEqual({ start: undefined, due: after });
  });

  it('becomes longer or shorter by its end, but ends no sooner than it begins', () => {
    const task = aCalendarTask('2026-10-12', '2026-10-14');
    expect(moved(task, 'end', '2026-10-14', '2026-10-16', madrid)).toEqual({
      start: undefined,
      due: '2026-10-16',
    });
    expect(moved(task, 'end', '2026-10-14', '2026-10-01', madrid)).toEqual({
      start: undefined,
      due: '2026-10-12',
    });
  });

  it('gets the date it lacks: a start where its one day becomes several, a day where it had none', () => {
    expect(moved(aCalendarTask(null, '2026-10-14'), 'end', '2026-10-14', '2026-10-16', madrid)).toEqual({
      start: '2026-10-14',
      due: '2026-10-16',
    });
    expect(moved(aCalendarTask('2026-10-14', null), 'whole', '2026-10-14', '2026-10-16', madrid)).toEqual({
      start: '2026-10-16',
      due: undefined,
    });
    expect(moved(aCalendarTask(null, null), 'whole', '', '2026-10-16', madrid)).toEqual({
      start: undefined,
      due: '2026-10-16',
    });
  });
});
