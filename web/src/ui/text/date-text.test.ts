import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate, readDay, readTime, writeDay } from './date-text.ts';

describe('a typed day', () => {
  it.each([
    ['1/12/2026', '2026-12-01'],
    ['01/12/2026', '2026-12-01'],
    ['1/3/27', '2027-03-01'],
    ['01-12-26', '2026-12-01'],
    ['01-12-2026', '2026-12-01'],
    ['1.2.2026', '2026-02-01'],
    ['1 2 2026', '2026-02-01'],
    ['01122026', '2026-12-01'],
    [' 01/12/2026 ', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['29/02/2028', '2028-02-29'],
  ])('%j is %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    '',
    '1',
    '1/12',
    '1/12/2',
    '29/02/27',
    '011226',
    '1/12/202',
    '1/12/20266',
    '1122026',
    '31/02/2026',
    '29/02/2026',
    '32/01/2026',
    '00/01/2026',
    '01/13/2026',
    '01/00/2026',
    '2026-02-30',
    'mañana',
  ])('%j is none', (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  it('is shown as dd/MM/yyyy; what is no day stays as typed', () => {
    expect(writeDay('2026-12-01')).toBe('01/12/2026');
    expect(writeDay('31/02/2026')).toBe('31/02/2026');
    expect(writeDay('')).toBe('');
  });

  it('is the same day in the calendar', () => {
    expect(dayOfDate(dateOfDay('2026-12-01') ?? new Date(0))).toBe('2026-12-01');
    expect(dateOfDay('31/02/2026')).toBeUndefined();
  });
});

describe('a typed time', () => {
  it.each([
    ['9:30', '09:30'],
    ['09:30', '09:30'],
    ['9.30', '09:30'],
    ['0930', '09:30'],
    ['930', '09:30'],
    ['18', '18:00'],
    ['9', '09:00'],
    ['18h', '18:00'],
    ['18h30', '18:30'],
    ['0', '00:00'],
    ['23:59', '23:59'],
    [' 7:05 ', '07:05'],
  ])('%j is %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each(['', '24', '24:00', '9:60', '9:', '9:3', '12345', ':30', 'tarde', '-1'])('%j is none', (text) => {
    expect(readTime(text)).toBeUndefined();
  });
});
