import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { closest, knownWords } from './closest.ts';
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
  expect(closest(typed, knownWords(fields))).toBe(meant);
});

it('a filter that does not exist is told with the one that was meant', () => {
  const [mistake] = parseSearch('responsabel:yo').mistakes;
  expect(mistake?.message).toBe('No existe el filtro «responsabel:». ¿Quisiste decir «responsable:»?');
  const [other] = parseSearch('cliente:sosa').mistakes;
  expect(other?.message).toBe('No existe el filtro «cliente:»');
});

/** How many letters have to change, come or go, in the plainest way. */
function plainDistance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return plainDistance(rest, otherRest);
  const ways = [plainDistance(rest, otherRest), plainDistance(rest, other), plainDistance(one, otherRest)];
  return 1 + Math.min(...ways);
}

it('finds the nearest of those that are a letter away, or two where they are long', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 12 }), (typed, words) => {
      const far = (each: string) => plainDistance(typed, each);
      const near = words.filter((each) => far(each) <= (each.length > 4 ? 2 : 1));
      const found = closest(typed, knownWords(words));
      const best = near.filter((each) => far(each) === Math.min(...near.map(far)));
      expect(best.length === 0 ? [undefined] : best).toContain(found);
    }),
  );
});

it('words that are added are known like the others', () => {
  const known = knownWords(['recepción']);
  knownWords(['mudanza'], known);
  expect([closest('mudansa', known), closest('RECEPSION', known)]).toEqual(['mudanza', 'recepción']);
});
