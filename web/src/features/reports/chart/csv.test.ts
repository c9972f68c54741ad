import { expect, it } from 'vitest';
import type { Chart } from './chart.ts';
import { csvOf } from './csv.ts';

const chart = (title: string, rows: Chart['rows']): Chart => ({
  key: 'x',
  title,
  finding: 'Se cierran «más»',
  head: ['Semana', 'Creadas'],
  rows,
  draw: () => ({ height: 0, points: [], near: 'x', body: () => null }),
});

it('writes one chart after the other, quotes what needs it and defuses formulas', () => {
  const text = csvOf([
    chart('Uno', [{ name: 'La «primera"', values: ['3,5'] }]),
    chart('Dos', [{ name: '=1+1', values: ['-'] }]),
  ]);
  expect(text.split('\r\n')).toEqual([
    '"Uno"',
    '"Se cierran «más»"',
    '"Semana";"Creadas"',
    '"La «primera""";"3,5"',
    '',
    '"Dos"',
    '"Se cierran «más»"',
    '"Semana";"Creadas"',
    '"\'=1+1";"\'-"',
  ]);
});
