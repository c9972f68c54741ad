import { expect, it } from 'vitest';
import { dayFrom, workingDaysBefore } from './demo-clock.ts';

const wednesday = new Date('2026-10-14T15:20:00Z');

it('counts back through office hours only', () => {
  expect(workingDaysBefore(wednesday, 0)).toEqual(wednesday);
  expect(workingDaysBefore(wednesday, 1)).toEqual(new Date('2026-10-13T15:20:00Z'));
  expect(workingDaysBefore(wednesday, 3)).toEqual(new Date('2026-10-09T15:20:00Z'));
});

it('starts from the last working hour at night and on weekends', () => {
  const fridayEvening = new Date('2026-10-16T19:30:00Z');
  expect(workingDaysBefore(new Date('2026-10-18T12:00:00Z'), 0)).toEqual(fridayEvening);
  expect(workingDaysBefore(new Date('2026-10-19T04:00:00Z'), 0)).toEqual(fridayEvening);
});

it('makes nothing due on a weekend, but for what is due today', () => {
  expect(dayFrom(wednesday, 3)).toBe('2026-10-19');
  expect(dayFrom(wednesday, -3)).toBe('2026-10-09');
  expect(dayFrom(new Date('2026-10-18T12:00:00Z'), 0)).toBe('2026-10-18');
});
