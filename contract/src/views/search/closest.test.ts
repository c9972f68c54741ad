import { expect, it } from 'vitest';
import { closest } from './closest.ts';
import { fields } from './operators.ts';
import { parseSearch } from './parse.ts';

it.each([
  ['responsabel', 'responsable'],
  ['Priorida', 'prioridad'],
  ['etiquetas', 'etiqueta'],
  ['im', undefined],
  ['sim', 'sin'],
  ['http', undefined],
  ['', undefined],
])('by «%s» means %s', (typed, meant) => {
  expect(closest(typed, fields)).toBe(meant);
});

it('a filter that does not exist is told with the one that was meant', () => {
  const [mistake] = parseSearch('responsabel:yo').mistakes;
  expect(mistake?.message).toBe('No existe el filtro «responsabel:». ¿Quisiste decir «responsable:»?');
  const [other] = parseSearch('cliente:sosa').mistakes;
  expect(other?.message).toBe('No existe el filtro «cliente:»');
});
