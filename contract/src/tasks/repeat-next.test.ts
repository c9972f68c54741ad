import * as fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayIn, lastOfMonth, wallClock } from '../kernel/day.ts';
import { nextDue } from './repeat-next.ts';
import { isRepeat } from './repeat.ts';

const everyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => dayAfter('1971-01-01', days));
const every = fc.integer({ min: 1, max: 99 });

/** Of what is due on a day and done on another. */
function nextDay(repeat: string, from: string, today: string) {
  const next = nextDue({ due: from, repeat }, 'UTC', new Date(today));
  return { day: next?.due ?? '', repeat: next?.repeat ?? '' };
}

describe('the next day', () => {
  it.each([
    ['P1D', '2026-11-23', '2026-11-23', '2026-11-24'],
    // Done before it is due: the one after that, all the same.
    ['P1W', '2026-11-23', '2026-11-02', '2026-11-30'],
    // Done late: what has been missed is not caught up with, and today is not too late.
    ['P1W', '2026-11-02', '2026-11-22', '2026-11-23'],
    ['P1W', '2026-11-02', '2026-11-23', '2026-11-23'],
    ['P2W', '2026-11-02', '2026-11-23', '2026-11-30'],
    ['P10D', '2026-01-01', '2026-11-23', '2026-11-27'],
    // Friday to Monday; and out of a weekend.
    ['weekdays', '2026-11-26', '2026-11-26', '2026-11-27'],
    ['weekdays', '2026-11-27', '2026-11-27', '2026-11-30'],
    ['weekdays', '2026-11-28', '2026-11-20', '2026-11-30'],
    ['weekdays', '2026-11-02', '2026-11-28', '2026-11-30'],
    ['P1M', '2026-11-23', '2026-11-23', '2026-12-23'],
    ['P3M', '2026-11-23', '2027-03-01', '2027-05-23'],
    ['P1Y', '2026-11-23', '2029-11-23', '2029-11-23'],
  ])('by %s, of what was due on %s and is done on %s, is %s', (repeat, from, today, day) => {
    expect(nextDay(repeat, from, today)).toEqual({ day, repeat });
  });

  it('is the last of a month that is too short, and in the next one the day that was meant', () => {
    let next = { day: '2026-10-31', repeat: 'P1M' };
    const days = Array.from({ length: 6 }, () => {
      next = nextDay(next.repeat, next.day, next.day);
      return `${next.day} ${next.repeat}`;
    });
    expect(days).toEqual([
      '2026-11-30 P1M-31',
      '2026-12-31 P1M',
      '2027-01-31 P1M',
      '2027-02-28 P1M-31',
      '2027-03-31 P1M',
      '2027-04-30 P1M-31',
    ]);
    expect(nextDay('P1Y', '2028-02-29', '2028-02-29')).toEqual({ day: '2029-02-28', repeat: 'P1Y-29' });
    expect(nextDay('P1Y-29', '2031-02-28', '2031-03-01')).toEqual({ day: '2032-02-29', repeat: 'P1Y' });
  });

  it('forgets the day that was meant once another one is chosen', () => {
    expect(nextDay('P1M-31', '2027-02-20', '2027-02-20')).toEqual({ day: '2027-03-20', repeat: 'P1M' });
  });

  const repeats = fc.oneof(
    fc.constant('weekdays'),
    fc.tuple(every, fc.constantFrom('D', 'W', 'M', 'Y')).map(([many, unit]) => `P${many}${unit}`),
  );

  it('comes after the one before, is not over, and is the first such one', () => {
    fc.assert(
      fc.property(repeats, everyDay, fc.integer({ min: -400, max: 4000 }), (repeat, from, late) => {
        const today = dayAfter(from, late);
        const next = nextDay(repeat, from, today);
        expect(next.day > from && next.day >= today).toBe(true);
        expect(isRepeat(next.repeat)).toBe(true);
        // One at a time leads to the same day.
        let step = nextDay(repeat, from, from);
        while (step.day < today) step = nextDay(step.repeat, step.day, step.day);
        expect(step).toEqual(next);
      }),
      { numRuns: 30 },
    );
  });

  it('is in every month the day that was meant, as far as there is one', () => {
    fc.assert(
      fc.property(everyDay, fc.integer({ min: 1, max: 12 }), (from, many) => {
        let next = { day: from, repeat: `P${many}M` };
        for (let times = 0; times < 30; times += 1) next = nextDay(next.repeat, next.day, next.day);
        const wanted = Math.min(Number(from.slice(8)), Number(lastOfMonth(next.day).slice(8)));
        expect(Number(next.day.slice(8))).toBe(wanted);
      }),
    );
  });
});

describe('the next day by a rule', () => {
  it.each([
    // Monday the 23rd, then Wednesday; and over a week in between.
    ['FREQ=WEEKLY;BYDAY=MO,WE', '2026-11-23', '2026-11-23', '2026-11-25'],
    ['FREQ=WEEKLY;BYDAY=MO,WE', '2026-11-25', '2026-11-25', '2026-11-30'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', '2026-11-25', '2026-11-25', '2026-12-07'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', '2026-11-23', '2026-12-08', '2026-12-09'],
    // Due before the last Friday of its month, that is the next one.
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-10', '2026-11-10', '2026-11-27'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27', '2026-11-27', '2026-12-25'],
    ['FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU', '2026-11-10', '2027-01-01', '2027-02-09'],
    // From when it was done, early or late.
    ['FREQ=DAILY;INTERVAL=3;X-FROM=DONE', '2026-11-23', '2026-11-10', '2026-11-13'],
    ['FREQ=WEEKLY;X-FROM=DONE', '2026-11-02', '2026-11-20', '2026-11-27'],
    ['FREQ=MONTHLY;X-FROM=DONE', '2026-11-02', '2027-01-31', '2027-02-28'],
  ])('by %s, of what was due on %s and is done on %s, is %s', (repeat, from, today, day) => {
    expect(nextDay(repeat, from, today)).toEqual({ day, repeat });
  });

  const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  const rules = fc.oneof(
    fc.tuple(fc.constantFrom('DAILY', 'WEEKLY'), fc.constant('')),
    fc.tuple(
      fc.constant('WEEKLY'),
      fc.subarray(weekdays, { minLength: 1 }).map((days) => `;BYDAY=${days.join()}`),
    ),
    fc.tuple(
      fc.constant('MONTHLY'),
      fc
        .tuple(fc.constantFrom(1, 2, 3, 4, -1), fc.constantFrom(...weekdays))
        .map(([which, day]) => `;BYDAY=${which}${day}`),
    ),
  );

  it('is the one that others who read rules of calendars find', () => {
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: 1, max: 12 }),
        everyDay,
        fc.nat({ max: 400 }),
        ([unit, by], many, from, late) => {
          const rule = `FREQ=${unit};INTERVAL=${many}${by}`;
          const today = dayAfter(from, late);
          const found = nextDay(rule, from, today).day;
          const start = `DTSTART;TZID=UTC:${from.replaceAll('-', '')}T000000`;
          const theirs = new RRuleTemporal({ rruleString: `${start}\nRRULE:${rule}` });
          const after = late === 0 ? `${from}T00:00:01Z` : `${today}T00:00:00Z`;
          expect(found).toBe(theirs.next(new Date(after), true)?.toPlainDate().toString());
        },
      ),
    );
  });
});

/** How it goes on where each is done when it is due. */
function following(due: string, repeat: string, timeZone: string, times: number) {
  const dates: string[] = [];
  for (
    let next: { due: string; repeat: string } | undefined = { due, repeat };
    next && dates.length < times;
  ) {
    next = nextDue(next, timeZone, new Date(next.due));
    const { day, time } = wallClock(next?.due ?? 0, timeZone);
    dates.push(`${day} ${time} ${next?.repeat}`);
  }
  return dates;
}

const madrid = 'Europe/Madrid';

/** When each of the next two begins and is due in Madrid, where each is done when it is due. */
function begun(start: string, due: string): string[] {
  let next: ReturnType<typeof nextDue> = { start, due, repeat: 'P1D', days: 0 };
  return [1, 2].map(() => {
    next = next && nextDue(next, madrid, new Date(next.due));
    const times = [next?.start, next?.due].map((date) => wallClock(date ?? 0, madrid).time);
    return `${times.join(' ')} ${next?.repeat}`;
  });
}

describe('the next due date', () => {
  it('is at the same time of the day, also when clocks have changed', () => {
    const next = nextDue(
      { due: '2026-10-20T15:30:00.000Z', repeat: 'P1W' },
      madrid,
      new Date('2026-10-20T09:00Z'),
    );
    expect(next).toEqual({ due: '2026-10-27T16:30:00.000Z', start: null, repeat: 'P1W', days: 7 });
  });

  it('is reckoned by the calendar of where it is due', () => {
    const late = new Date('2026-11-23T23:30Z');
    expect(nextDue({ due: '2026-11-22', repeat: 'P1D' }, 'UTC', late)?.due).toBe('2026-11-23');
    expect(nextDue({ due: '2026-11-22', repeat: 'P1D' }, madrid, late)?.due).toBe('2026-11-24');
    // On Monday there.
    const friday = { due: '2026-11-27T23:30:00.000Z', repeat: 'weekdays' };
    expect(nextDue(friday, madrid, late)?.due).toBe('2026-11-29T23:30:00.000Z');
  });

  it('is not over yet, to the minute', () => {
    const daily = { due: '2026-11-17T09:00:00.000Z', repeat: 'P1D' };
    const at = (now: string) => nextDue(daily, 'UTC', new Date(now));
    expect(at('2026-11-18T08:00Z')).toMatchObject({ due: '2026-11-18T09:00:00.000Z', days: 1 });
    expect(at('2026-11-18T23:20Z')).toMatchObject({ due: '2026-11-19T09:00:00.000Z', days: 2 });
  });

  it('keeps the clock, whatever the zone', () => {
    const zones = fc.constantFrom(madrid, 'America/Santiago', 'America/Mexico_City', 'Pacific/Auckland');
    const dues = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(dues, zones, every, (due, zone, many) => {
        const date = due.toISOString();
        const next = nextDue({ due: date, repeat: `P${many}D` }, zone, due);
        expect(dayIn(next?.due ?? '', zone) >= dayAfter(dayIn(date, zone), many)).toBe(true);
        const [before, after] = [wallClock(date, zone).time, wallClock(next?.due ?? '', zone).time];
        // An hour that clocks leave out is the one beside it.
        expect([0, 1, 23]).toContain(Math.abs(Number(before.slice(0, 2)) - Number(after.slice(0, 2))));
        expect(after.slice(3)).toBe(before.slice(3));
      }),
    );
  });

  it('comes back to a time that clocks have left out', () => {
    expect(following('2027-03-27T01:30:00.000Z', 'P1D', madrid, 2)).toEqual([
      '2027-03-28 03:30 FREQ=DAILY;X-TIME=0230',
      '2027-03-29 02:30 P1D',
    ]);
    const month = following('2027-02-28T01:30:00.000Z', 'FREQ=MONTHLY;COUNT=9', madrid, 2);
    expect(month).toEqual([
      '2027-03-28 03:30 FREQ=MONTHLY;COUNT=8;X-TIME=0230',
      '2027-04-28 02:30 FREQ=MONTHLY;COUNT=7',
    ]);
    // There clocks leave out the beginning of a day, and the hour beside it is one of the day before.
    expect(following('2026-09-05T04:00:00.000Z', 'P1D', 'America/Santiago', 2)).toEqual([
      '2026-09-05 23:00 FREQ=DAILY;X-TIME=0000',
      '2026-09-07 00:00 P1D',
    ]);
  });

  it('begins again at a time that clocks have left out', () => {
    expect(begun('2027-03-27T01:00:00.000Z', '2027-03-27T01:30:00.000Z')).toEqual([
      '03:00 03:30 FREQ=DAILY;X-TIME=0230;X-START=0200',
      '02:00 02:30 P1D',
    ]);
    expect(begun('2027-03-27T01:00:00.000Z', '2027-03-27T09:00:00.000Z')).toEqual([
      '03:00 10:00 FREQ=DAILY;X-START=0200',
      '02:00 10:00 P1D',
    ]);
    expect(begun('2027-03-27T00:00:00.000Z', '2027-03-27T01:30:00.000Z')).toEqual([
      '01:00 03:30 FREQ=DAILY;X-TIME=0230',
      '01:00 02:30 P1D',
    ]);
    // Clocks alone bring it behind the due date.
    expect(begun('2027-03-27T01:45:00.000Z', '2027-03-27T02:15:00.000Z')).toEqual([
      '03:15 03:15 FREQ=DAILY;X-START=0245',
      '02:45 03:15 P1D',
    ]);
  });

  it('forgets the start that was meant once another one is chosen', () => {
    const moved = {
      start: '2027-03-28T08:00:00.000Z',
      due: '2027-03-28T08:00:00.000Z',
      repeat: 'FREQ=DAILY;X-START=0200',
    };
    expect(nextDue(moved, madrid, new Date(moved.due))).toMatchObject({
      start: '2027-03-29T08:00:00.000Z',
      repeat: 'P1D',
    });
  });

  it('forgets the time that was meant once another one is chosen', () => {
    const moved = { due: '2027-03-28T08:00:00.000Z', repeat: 'FREQ=DAILY;X-TIME=0230' };
    expect(nextDue(moved, madrid, new Date(moved.due))).toMatchObject({
      due: '2027-03-29T08:00:00.000Z',
      repeat: 'P1D',
    });
  });

  it('is none where no calendar goes', () => {
    expect(nextDue({ due: '2190-01-01', repeat: 'P99Y' }, 'UTC', new Date('2026-11-23'))).toBeUndefined();
  });
});
