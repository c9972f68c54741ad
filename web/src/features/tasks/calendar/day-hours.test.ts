import { expect, it } from 'vitest';
import { laidOut, shownHours, timeOf, toQuarter } from './day-hours.ts';

const at = (time: string, length = 0) => ({
  from: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  length,
});

it('tasks of the same time lie side by side, others have all the room', () => {
  const lanes = laidOut([at('09:00', 120), at('10:00'), at('10:15'), at('11:30'), at('15:00')]).map(
    ({ lane, lanes: all }) => [lane, all],
  );
  expect(lanes).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
    [0, 1],
    [0, 1],
  ]);
});

it('the hours of work are shown, and whatever is earlier or later', () => {
  expect(shownHours([], false)).toEqual({ first: 420, last: 1_200 });
  expect(shownHours([at('05:40'), at('23:50')], false)).toEqual({ first: 300, last: 1_440 });
  expect(shownHours([], true)).toEqual({ first: 0, last: 1_440 });
});

it('what is dragged lands on a quarter of an hour of that day', () => {
  expect([-20, 67, 68, 1_439].map((minutes) => timeOf(toQuarter(minutes)))).toEqual([
    '00:00',
    '01:00',
    '01:15',
    '23:45',
  ]);
  expect([67, 960, 1_200].map((minutes) => timeOf(toQuarter(minutes, 480)))).toEqual([
    '01:00',
    '15:45',
    '15:45',
  ]);
});
