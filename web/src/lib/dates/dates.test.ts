import { describe, expect, it } from 'vitest';
import { formatAgo, formatDate, formatDay, formatMoment, formatWithinDay } from './dates.ts';
import { formatDaysAway } from './days-away.ts';

const zone = 'America/Argentina/Buenos_Aires'; // UTC-3

describe('dates in the zone of the person', () => {
  it('shows the day that it is there, not in UTC', () => {
    expect(formatDay('2026-10-15T02:30:00Z', zone)).toBe('14-10-2026');
  });

  it('shows midnight as 00:00', () => {
    expect(formatMoment('2026-10-15T03:00:00Z', zone)).toBe('15/10/2026 00:00');
  });

  it('shows a day as that day, and a time only where there is one', () => {
    expect(formatDay('2026-10-15', zone)).toBe('15-10-2026');
    expect(formatDate('2026-10-15', zone)).toBe('15/10/2026');
    expect(formatDate('2026-10-15T02:30:00Z', zone)).toBe('14/10/2026 23:30');
  });
});

describe('how long ago', () => {
  const now = new Date('2026-10-15T15:00:00Z');
  const ago = (instant: string) => formatAgo(instant, zone, now);

  it.each([
    ['2026-10-15T14:59:40Z', 'hace un momento'],
    ['2026-10-15T15:00:20Z', 'hace un momento'],
    ['2026-10-15T14:59:00Z', 'hace 1 minuto'],
    ['2026-10-15T14:22:00Z', 'hace 38 minutos'],
    ['2026-10-15T13:00:00Z', 'hace 2 horas'],
    ['2026-10-14T21:20:00Z', 'ayer a las 18:20'],
    ['2026-10-09T21:20:00Z', 'el 09-10-2026'],
  ])('says of %s «%s»', (instant, words) => {
    expect(ago(instant)).toBe(words);
  });

  it('says «ayer» after midnight too when the day had only 23 hours', () => {
    const afterMidnight = new Date('2026-03-29T22:30:00Z');
    expect(formatAgo('2026-03-29T10:00:00Z', 'Europe/Madrid', afterMidnight)).toBe('ayer a las 12:00');
  });

  it.each([
    ['2026-10-15T14:22:00Z', 'hace 38 minutos'],
    ['2026-10-14T15:01:00Z', 'hace 23 horas'],
    ['2026-10-14T15:00:00Z', undefined],
  ])('says of %s «%s» where what is older is shown as a date', (instant, words) => {
    expect(formatWithinDay(instant, now)).toBe(words);
  });
});

describe('how far away a day is', () => {
  it.each([
    ['2026-10-15', 'hoy'],
    ['2026-10-16T02:59:00Z', 'hoy'],
    ['2026-10-16', 'mañana'],
    ['2026-10-14', 'ayer'],
    ['2026-10-22', 'en 7 días'],
    ['2026-10-13', 'hace 2 días'],
    ['2027-10-15', 'en 365 días'],
  ])('says of %s: %s', (date, words) => {
    expect(formatDaysAway(date, zone, new Date('2026-10-15T15:00:00Z'))).toBe(words);
  });
});
