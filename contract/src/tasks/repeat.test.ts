import { describe, expect, it } from 'vitest';
import { nextDue, repeatWithoutDays } from './repeat-next.ts';
import { isRepeat, plainRepeat, readRepeat, writeRepeat } from './repeat.ts';
import { repeatWords } from './repeat-words.ts';

const always = { days: [], fromDone: false };

describe('how something repeats', () => {
  it.each([
    'weekdays',
    'P1D',
    'P99D',
    'P2W',
    'P1M',
    'P12M',
    'P1M-31',
    'P1Y',
    'P4Y-29',
    'FREQ=DAILY',
    'COUNT=3;FREQ=WEEKLY;BYDAY=FR,MO',
    'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20261231',
    'FREQ=DAILY;INTERVAL=3;X-FROM=DONE',
    'FREQ=YEARLY;COUNT=9;X-DAY=29',
    'FREQ=DAILY;X-TIME=0230',
    'FREQ=DAILY;X-START=0230',
  ])('is said by %s', (said) => expect(isRepeat(said)).toBe(true));

  it.each([
    '',
    'p1d',
    'P0D',
    'P100D',
    'P1H',
    'PT1M',
    'P1M1D',
    'P1M-28',
    'P1W-31',
    'P1D\n',
    'P-1D',
    'FREQ=HOURLY',
    'freq=daily',
    'FREQ=DAILY;',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;constructor=1',
    'INTERVAL=2',
    'FREQ=DAILY;BYDAY=MO',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=5MO',
    'FREQ=MONTHLY;BYDAY=1MO,TU',
    'FREQ=MONTHLY;BYMONTHDAY=3',
    'FREQ=WEEKLY;BYDAY=MO;X-FROM=DONE',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=1000',
    'FREQ=DAILY;UNTIL=20260230',
    'FREQ=DAILY;COUNT=2;UNTIL=20261231',
    'FREQ=WEEKLY;X-DAY=31',
    'FREQ=DAILY;X-TIME=2400',
    'FREQ=DAILY;X-START=2',
  ])('is not said by %j', (said) => expect(isRepeat(said)).toBe(false));

  it('is read from its text, and said by the shortest one', () => {
    const often = { every: 12, unit: 'M', days: [], fromDone: false };
    expect(readRepeat('P12M-31')).toEqual({ ...often, meantDay: 31 });
    expect(readRepeat('weekdays')).toMatchObject({ unit: 'W', days: ['MO', 'TU', 'WE', 'TH', 'FR'] });
    expect(readRepeat('COUNT=10;FREQ=MONTHLY;BYDAY=-1FR')).toMatchObject({
      every: 1,
      nth: { which: -1, day: 'FR' },
      count: 10,
    });
    const short = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=FR,TH,WE,TU,MO', 'FREQ=MONTHLY;X-DAY=31;INTERVAL=2'];
    const shortest = short.map((text) =>
      writeRepeat(readRepeat(text) ?? { ...always, every: 99, unit: 'Y' }),
    );
    expect(shortest).toEqual(['P1D', 'weekdays', 'P2M-31']);
  });

  it('is plain without the day and the times that were meant', () => {
    expect(plainRepeat('P1M-31')).toBe('P1M');
    expect(plainRepeat('FREQ=MONTHLY;COUNT=3;X-DAY=31;X-TIME=0230;X-START=0200')).toBe(
      'FREQ=MONTHLY;COUNT=3',
    );
  });

  it.each([
    ['P1W', 'cada semana'],
    ['P10D', 'cada 10 días'],
    ['weekdays', 'de lunes a viernes'],
    ['FREQ=WEEKLY;BYDAY=WE,MO', 'cada semana los lunes y miércoles'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SA,SU', 'cada 2 semanas los lunes, sábados y domingos'],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=10', 'el último viernes de cada mes, 10 veces'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU', 'el segundo martes, cada 2 meses'],
    ['FREQ=DAILY;INTERVAL=3;X-FROM=DONE', '3 días después de completarla'],
    ['FREQ=MONTHLY;X-FROM=DONE;COUNT=1', 'un mes después de completarla, por última vez'],
    ['FREQ=WEEKLY;UNTIL=20261231', 'cada semana, hasta el 31/12/2026'],
    ['FREQ=FUTURE', 'FREQ=FUTURE'],
  ])('%s is said in words: %s', (repeat, words) => expect(repeatWords(repeat)).toBe(words));
});

const ending = (repeat: string, due = '2026-11-23') =>
  nextDue({ due, repeat }, 'UTC', new Date('2026-11-20T12:00Z'));

const withoutDays = (repeat: string) => repeatWithoutDays({ due: '2026-11-23', repeat });

describe('the end of a repetition', () => {
  it('comes after so many times', () => {
    expect(ending('FREQ=WEEKLY;COUNT=3')).toMatchObject({ due: '2026-11-30', repeat: 'FREQ=WEEKLY;COUNT=2' });
    expect(ending('FREQ=WEEKLY;COUNT=1')).toBeUndefined();
  });

  it('comes with its last day', () => {
    expect(ending('FREQ=WEEKLY;UNTIL=20261130')?.due).toBe('2026-11-30');
    expect(ending('FREQ=WEEKLY;UNTIL=20261129')).toBeUndefined();
  });

  it('is so many times where no day is known', () => {
    expect(withoutDays('FREQ=WEEKLY;UNTIL=20261207')).toBe('FREQ=WEEKLY;COUNT=3');
    expect(withoutDays('FREQ=WEEKLY;UNTIL=20200101')).toBe('FREQ=WEEKLY;COUNT=1');
    expect(withoutDays('FREQ=DAILY;UNTIL=22000101')).toBe('FREQ=DAILY;COUNT=999');
    expect(withoutDays('P1M-31')).toBe('P1M');
  });
});
