import { expect, it } from 'vitest';
import { teamHandle } from './team-handle.ts';

it.each([
  ['Diseño', 'diseno'],
  ['Producto y diseño', 'producto-y-diseno'],
  ['  ¡Equipo #1! ', 'equipo-1'],
  ['Ñandú_Ágil', 'nandu-agil'],
])('«%s» answers to @%s', (name, handle) => {
  expect(teamHandle(name)).toBe(handle);
});
