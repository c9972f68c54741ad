import { describe, expect, it } from 'vitest';
import { isRepeat } from '@cuadrilla/contract/tasks/repeat';
import { draftOf, isEndWrong, isEveryWrong, textOf } from './repeat-draft.ts';

describe('a repetition while it is written', () => {
  it.each([
    'P2W',
    'weekdays',
    'FREQ=WEEKLY;BYDAY=MO,WE',
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR;COUNT=10',
    'FREQ=DAILY;INTERVAL=3;UNTIL=20261231;X-FROM=DONE',
  ])('goes on from what is saved: %s', (text) => expect(textOf(draftOf(text, 'TU'))).toBe(text));

  it('keeps what does not go with what is chosen for when it does again', () => {
    const draft = { ...draftOf('FREQ=WEEKLY;BYDAY=MO,WE', 'TU'), which: -1 as const };
    expect(textOf({ ...draft, unit: 'M' })).toBe('FREQ=MONTHLY;BYDAY=-1TU');
    expect(textOf({ ...draft, unit: 'M', fromDone: true })).toBe('FREQ=MONTHLY;X-FROM=DONE');
    expect(textOf({ ...draft, unit: 'D' })).toBe('P1D');
  });

  it('is none while something is missing, and tells where', () => {
    const draft = draftOf(null, 'TU');
    const without = [
      { ...draft, every: '' },
      { ...draft, end: 'count' as const, count: '0' },
      { ...draft, end: 'until' as const, until: '31/2/2027' },
    ];
    expect(without.map((each) => isRepeat(textOf(each)))).toEqual([false, false, false]);
    expect(without.map(isEveryWrong)).toEqual([true, false, false]);
    expect(without.map(isEndWrong)).toEqual([false, true, true]);
  });
});
