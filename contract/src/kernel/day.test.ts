import { describe, expect, it } from 'vitest';
import {
  dayAfter,
  dayIn,
  endOfDay,
  isAfter,
  isOver,
  lastOfMonth,
  lastOfWeek,
  offsetAt,
  startOfDay,
  wallClock,
} from './day.ts';

const madrid = 'Europe/Madrid';
const mexico = 'America/Mexico_City';
const buenosAires = 'America/Argentina/Buenos_Aires';
const santiago = 'America/Santiago';
const auckland = 'Pacific/Auckland';

describe('a day', () => {
  it.each([
    // An ordinary one.
    [madrid, '2026-11-23', '2026-11-22T23:00:00.000Z', '2026-11-23T22:59:59.999Z'],
    [mexico, '2026-11-23', '2026-11-23T06:00:00.000Z', '2026-11-24T05:59:59.999Z'],
    [buenosAires, '2026-11-23', '2026-11-23T03:00:00.000Z', '2026-11-24T02:59:59.999Z'],
    [santiago, '2026-11-23', '2026-11-23T03:00:00.000Z', '2026-11-24T02:59:59.999Z'],
    [auckland, '2026-11-23', '2026-11-22T11:00:00.000Z', '2026-11-23T10:59:59.999Z'],
    ['UTC', '2026-11-23', '2026-11-23T00:00:00.000Z', '2026-11-23T23:59:59.999Z'],
    ['Asia/Kathmandu', '2026-12-01', '2026-11-30T18:15:00.000Z', '2026-12-01T18:14:59.999Z'],
    // Clocks are put forward at 02:00 and back at 03:00.
    [madrid, '2026-03-28', '2026-03-27T23:00:00.000Z', '2026-03-28T22:59:59.999Z'],
    [madrid, '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    [madrid, '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    // The last summer time of Mexico, which has had none since.
    [mexico, '2022-10-30', '2022-10-30T05:00:00.000Z', '2022-10-31T05:59:59.999Z'],
    [mexico, '2026-04-05', '2026-04-05T06:00:00.000Z', '2026-04-06T05:59:59.999Z'],
    // The last one of Argentina, from midnight on.
    [buenosAires, '2008-10-19', '2008-10-19T03:00:00.000Z', '2008-10-20T01:59:59.999Z'],
    // At midnight: a day with 23:00 twice, and one that begins at 01:00.
    [santiago, '2026-04-04', '2026-04-04T03:00:00.000Z', '2026-04-05T03:59:59.999Z'],
    [santiago, '2026-04-05', '2026-04-05T04:00:00.000Z', '2026-04-06T03:59:59.999Z'],
    [santiago, '2026-09-05', '2026-09-05T04:00:00.000Z', '2026-09-06T03:59:59.999Z'],
    [santiago, '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
    [auckland, '2026-04-05', '2026-04-04T11:00:00.000Z', '2026-04-05T11:59:59.999Z'],
    [auckland, '2026-09-27', '2026-09-26T12:00:00.000Z', '2026-09-27T10:59:59.999Z'],
    // 00:00 comes twice: the day begins with the first.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['UTC', '1970-01-01', '1970-01-01T00:00:00.000Z', '1970-01-01T23:59:59.999Z'],
    ['UTC', '2200-12-31', '2200-12-31T00:00:00.000Z', '2200-12-31T23:59:59.999Z'],
  ])('in %s lasts, %s, from %s to %s', (zone, day, start, end) => {
    expect(startOfDay(day, zone).toISOString()).toBe(start);
    expect(endOfDay(day, zone).toISOString()).toBe(end);
    expect(dayIn(start, zone)).toBe(day);
    expect(dayIn(end, zone)).toBe(day);
    expect(dayIn(new Date(Date.parse(start) - 1), zone)).toBe(dayAfter(day, -1));
  });

  it.each([
    [madrid, '2026-11-23T22:59:59.999Z'],
    [mexico, '2026-11-24T05:59:59.999Z'],
    [buenosAires, '2026-11-24T02:59:59.999Z'],
    [santiago, '2026-11-24T02:59:59.999Z'],
    [auckland, '2026-11-23T10:59:59.999Z'],
  ])('is over in %s after %s', (zone, last) => {
    expect(isOver('2026-11-23', zone, new Date(last))).toBe(false);
    expect(isOver('2026-11-23', zone, new Date(Date.parse(last) + 1))).toBe(true);
  });

  it('counts in days, whatever the clocks do, and knows how its week and month end', () => {
    expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
    expect(dayAfter('2027-01-31', 29)).toBe('2027-03-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
    const days = ['2026-11-16', '2026-11-22'];
    expect(days.map((day) => lastOfWeek(day, 'monday'))).toEqual(['2026-11-22', '2026-11-22']);
    expect(days.map((day) => lastOfWeek(day, 'sunday'))).toEqual(['2026-11-21', '2026-11-28']);
    expect(['2026-12-31', '2028-02-01'].map(lastOfMonth)).toEqual(['2026-12-31', '2028-02-29']);
  });
});

describe('an instant', () => {
  it('is over once it has passed, wherever one is', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    expect(isOver('2026-11-23T11:59:59.999Z', auckland, now)).toBe(true);
    expect(isOver('2026-11-23T12:00:00.000Z', mexico, now)).toBe(false);
  });

  it('falls on the day that the calendar shows there', () => {
    const at = '2026-11-23T02:30:00.000Z';
    const days = [madrid, mexico, buenosAires, santiago, auckland].map((zone) => dayIn(at, zone));
    expect(days).toEqual(['2026-11-23', '2026-11-22', '2026-11-22', '2026-11-22', '2026-11-23']);
    expect(wallClock(at, 'Asia/Kathmandu')).toEqual({ day: '2026-11-23', time: '08:15' });
    expect(offsetAt(Date.parse(at), buenosAires)).toBe(-3 * 60 * 60_000);
  });
});

describe('which of two dates comes after the other', () => {
  it.each([
    ['2026-11-24', '2026-11-23', true],
    ['2026-11-23', '2026-11-23', false],
    ['2026-11-23T12:00:00.001Z', '2026-11-23T12:00:00.000Z', true],
    ['2026-11-23T12:00:00.000Z', '2026-11-23T12:00:00.000Z', false],
    // Late on the 23rd in Buenos Aires.
    ['2026-11-24T02:00:00.000Z', '2026-11-23', false],
    ['2026-11-24', '2026-11-24T02:00:00.000Z', true],
    ['2026-11-24T03:00:00.000Z', '2026-11-23', true],
    ['2026-11-23', '2026-11-24T02:00:00.000Z', false],
  ])('%s after %s: %s', (date, other, is) => {
    expect(isAfter(date, other, buenosAires)).toBe(is);
  });
});
