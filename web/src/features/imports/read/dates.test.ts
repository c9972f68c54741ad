import { expect, it } from 'vitest';
import { orderOf, readDay } from './dates.ts';

it.each([
  ['15/10/2026', '2026-10-15'],
  ['3-11-26', '2026-11-03'],
  ['03.11.2026', '2026-11-03'],
  ['2026-10-15', '2026-10-15'],
  ['2026/1/5 10:30', '2026-01-05'],
  ['2026-10-15T09:00:00Z', '2026-10-15'],
  ['15 de octubre de 2026', '2026-10-15'],
  ['15 oct 2026', '2026-10-15'],
  ['15/Oct/26 10:30 AM', '2026-10-15'],
  ['Oct 15, 2026', '2026-10-15'],
  ['1 de agosto del 2026', '2026-08-01'],
  ['pronto', null],
  ['31/02/2026', null],
  ['29/02/2028', '2028-02-29'],
  ['15/13/2026', null],
  ['01/01/0003', null],
  ['', null],
])('reads %j', (text, day) => {
  expect(readDay(text, 'day')).toBe(day);
});

it('takes months first where the cells say so', () => {
  expect(readDay('10/15/2026', 'month')).toBe('2026-10-15');
  expect(orderOf(['10/15/2026', '1/2/2026', ''])).toBe('month');
  expect(orderOf(['10/12/2026', '15/1/2026'])).toBe('day');
  expect(orderOf(['2026-10-15'])).toBe('day');
});
