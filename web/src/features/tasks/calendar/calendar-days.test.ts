import { describe, expect, it } from 'vitest';
import { datesOf, monthsLater, periodOf, stepFrom, weeksOf } from './calendar-days.ts';
import { titleOf } from './calendar.texts.ts';

const named = (day: string) => titleOf(periodOf('agenda', day, 'monday'), '2026-10-14');

describe('a period', () => {
  it('is a month with its whole weeks, which begin on Monday or Sunday', () => {
    expect(periodOf('month', '2026-10-14', 'monday')).toMatchObject({ from: '2026-09-28', to: '2026-11-01' });
    expect(periodOf('month', '2026-10-14', 'sunday')).toMatchObject({ from: '2026-09-27', to: '2026-10-31' });
    expect(weeksOf(periodOf('month', '2026-02-01', 'sunday'))).toHaveLength(4);
    expect(weeksOf(periodOf('month', '2026-08-01', 'monday'))).toHaveLength(6);
  });

  it('is a week, or two of an agenda', () => {
    expect(periodOf('week', '2026-10-18', 'monday')).toMatchObject({ from: '2026-10-12', to: '2026-10-18' });
    expect(periodOf('week', '2026-10-18', 'sunday')).toMatchObject({ from: '2026-10-18', to: '2026-10-24' });
    expect(periodOf('agenda', '2026-10-14', 'monday')).toMatchObject({
      from: '2026-10-12',
      to: '2026-10-25',
    });
  });

  it('is named by its days, and where these are of two months by short names of both', () => {
    expect(named('2026-10-14')).toBe('12 al 25 de octubre');
    expect(named('2026-11-25')).toBe('23 de nov al 6 de dic');
    expect(named('2026-12-31')).toBe('28 de dic al 10 de ene de 2027');
  });

  it('is followed by the next one, by months and by weeks', () => {
    expect(stepFrom('month', '2026-12-31', 1)).toBe('2027-01-31');
    expect(monthsLater('2026-03-31', -1)).toBe('2026-02-28');
    expect(stepFrom('week', '2026-10-14', -1)).toBe('2026-10-07');
    expect(stepFrom('day', '2026-10-31', 1)).toBe('2026-11-01');
    expect(stepFrom('agenda', '2026-10-14', 1)).toBe('2026-10-28');
  });

  it('ends where dates do, and asks for no day beyond', () => {
    expect(stepFrom('month', '1970-01-31', -1)).toBeUndefined();
    expect(stepFrom('day', '2200-12-31', 1)).toBeUndefined();
    expect(stepFrom('week', '2200-12-20', 1)).toBe('2200-12-27');
    expect(datesOf(periodOf('month', '1970-01-15', 'monday'))).toEqual({
      from: '1970-01-01',
      to: '1970-02-01',
    });
    expect(datesOf(periodOf('week', '2200-12-31', 'monday'))).toEqual({
      from: '2200-12-29',
      to: '2200-12-31',
    });
  });
});
