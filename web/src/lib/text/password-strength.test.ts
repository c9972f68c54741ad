import { expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

it.each([
  ['123456', 'Fácil'],
  ['aaaaaaaaaaaa', 'Fácil'],
  ['abcdefghijkl', 'Fácil'],
  ['girasol9', 'Aceptable'],
  ['Xk3!pQ9z', 'Aceptable'],
  ['tren-verde-1987', 'Buena'],
  ['caballo limón', 'Buena'],
  ['cuatro caballos de limón', 'Muy buena'],
])('says of %j that it is %s', (password, word) => {
  expect(strengthOf(password)).toMatch(new RegExp(`^${word}`));
});
