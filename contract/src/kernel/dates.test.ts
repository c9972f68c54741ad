import { describe, expect, it } from 'vitest';
import { datesCross, isTimeZone, parseDate } from './dates.ts';

describe('parseDate', () => {
  it.each(['2026-12-01', '1970-01-01', '2200-12-31', '2028-02-29'])('takes %s as a day', (text) => {
    expect(parseDate(text)).toBe(text);
  });

  it.each([
    ['2026-12-01T10:30Z', '2026-12-01T10:30:00.000Z'],
    ['2026-12-01T10:30:15Z', '2026-12-01T10:30:15.000Z'],
    ['2026-12-01T10:30:15.5Z', '2026-12-01T10:30:15.500Z'],
    ['2026-12-01T10:30:15.123456789Z', '2026-12-01T10:30:15.123Z'],
    ['2026-12-01T23:30:00-03:00', '2026-12-02T02:30:00.000Z'],
    ['2026-12-01T00:30:00+0530', '2026-11-30T19:00:00.000Z'],
    ['2026-12-01T00:00:00+14:00', '2026-11-30T10:00:00.000Z'],
    ['2026-12-01T23:59:59+23:59', '2026-12-01T00:00:59.000Z'],
  ])('takes %s as an instant', (text, instant) => {
    expect(parseDate(text)).toBe(instant);
  });

  it.each([
    '',
    'mañana',
    '2026',
    '2026-12',
    '2026-1-1',
    '01/12/2026',
    '1969-12-31',
    '2201-01-01',
    '0000-01-01',
    '12026-01-01',
    '+002026-01-01',
    '2026-00-10',
    '2026-13-10',
    '2026-01-00',
    '2026-01-32',
    '2026-04-31',
    '2026-02-29',
    '2100-02-29',
    '2026-12-01T10:30',
    '2026-12-01T10:30:00',
    '2026-12-01T24:00Z',
    '2026-12-01T10:60Z',
    '2026-12-01T10:30:60Z',
    '2026-12-01T10Z',
    '2026-12-01 10:30Z',
    '2026-12-01T10:30+24:00',
    '2026-12-01T10:30+03',
    '2026-12-01\n',
    ' 2026-12-01',
    '٢٠٢٦-١٢-٠١',
  ])('refuses %j', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});

describe('isTimeZone', () => {
  it.each(['UTC', 'Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Asia/Kathmandu'])(
    'knows %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each(['', 'Madrid', 'Europa/Madrid', 'UTC+25:00', 'Europe/Madrid; drop', '+03:00'])(
    'refuses %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});

describe('a start after what is due', () => {
  it.each([
    ['2031-05-21', '2031-05-20', true],
    ['2031-05-20', '2031-05-20', false],
    ['2031-05-20T09:30-03:00', '2031-05-20', false],
    ['2031-05-20', '2031-05-20T09:30-03:00', false],
    ['2031-05-21', '2031-05-20T23:30-03:00', true],
    ['2031-05-20T23:59-03:00', '2031-05-20', false],
    ['2031-05-20T10:00:00.000Z', '2031-05-20T09:59:59.000Z', true],
    [null, '2031-05-20', false],
    ['2031-05-20', undefined, false],
  ])('is told of %s and %s: %s', (start, due, crosses) => {
    expect(datesCross(start, due)).toBe(crosses);
  });
});
