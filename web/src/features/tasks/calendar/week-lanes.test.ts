import { describe, expect, it } from 'vitest';
import { daysOf } from './calendar-days.ts';
import { type Dated, fitted, segmentsOf } from './week-lanes.ts';

const week = daysOf({ from: '2026-10-12', to: '2026-10-18' });
const on = (task: string, first: string, last = first): Dated<string> => ({
  task,
  span: { first: `2026-10-${first}`, last: `2026-10-${last}` },
  done: false,
});
const laid = (...dated: Dated<string>[]) =>
  segmentsOf(dated, week).map(({ task, column, length, lane }) => [task, column, length, lane]);

describe('the bars of a week', () => {
  it('lie in the highest lane that is free on all of their days, long ones first', () => {
    expect(
      laid(on('corta', '13'), on('segunda', '14', '19'), on('primera', '13', '15'), on('sola', '12')),
    ).toEqual([
      ['primera', 1, 3, 0],
      ['segunda', 2, 5, 1],
      ['sola', 0, 1, 0],
      ['corta', 1, 1, 1],
    ]);
  });

  it('give way to what is not done yet', () => {
    expect(laid({ ...on('hecha', '12', '18'), done: true }, on('abierta', '14'))).toEqual([
      ['abierta', 2, 1, 0],
      ['hecha', 0, 7, 1],
    ]);
  });

  it('are cut where the week is, and say that they go on', () => {
    const [through] = segmentsOf([on('larga', '01', '31')], week);
    expect(through).toMatchObject({ column: 0, length: 7, before: true, after: true });
    expect(segmentsOf([on('antes', '01', '11'), on('después', '19')], week)).toEqual([]);
  });

  it('are counted where there is no room, also the one that would hide the count', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((task) => on(task, '16'));
    const { shown, hidden } = fitted(segmentsOf([...many, on('f', '12')], week), 4);
    expect(shown.map(({ task }) => task)).toEqual(['f', 'a', 'b', 'c']);
    expect(hidden).toEqual([0, 0, 0, 0, 2, 0, 0]);
  });

  it('take the last lane where nothing is left out', () => {
    const four = ['a', 'b', 'c', 'd'].map((task) => on(task, '16'));
    expect(fitted(segmentsOf(four, week), 4).hidden).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('are left out on all of their days where one of these is too full', () => {
    const bars = [on('1', '12', '14'), on('2', '12', '14'), on('3', '13', '15'), on('4', '13', '13')];
    const { shown, hidden } = fitted(segmentsOf(bars, week), 3);
    expect(shown.map(({ task }) => task)).toEqual(['1', '2']);
    expect(hidden).toEqual([0, 2, 1, 1, 0, 0, 0]);
  });
});
