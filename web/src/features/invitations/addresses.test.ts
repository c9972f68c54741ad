import { expect, it } from 'vitest';
import { readAddresses, splitAddresses } from './addresses.ts';

it('addresses are told from what is none, as the server will read them, each once', () => {
  expect(readAddresses(['Eva@Ejemplo.com', 'eva@ejemplo.com', 'leo', 'leo@', 'mía@ejemplo.com'])).toEqual({
    addresses: ['eva@ejemplo.com'],
    wrong: ['leo', 'leo@', 'mía@ejemplo.com'],
  });
  expect(readAddresses([])).toEqual({ addresses: [], wrong: [] });
});

it.each([
  [
    'eva@ejemplo.com, leo@ejemplo.com;mia@ejemplo.com',
    ['eva@ejemplo.com', 'leo@ejemplo.com', 'mia@ejemplo.com'],
  ],
  ['Eva Luna <eva@ejemplo.com>, "Sosa, Leo" <leo@ejemplo.com>', ['eva@ejemplo.com', 'leo@ejemplo.com']],
  [
    'eva@ejemplo.com; Leo <leo@ejemplo.com>\nmia@ejemplo.com',
    ['eva@ejemplo.com', 'leo@ejemplo.com', 'mia@ejemplo.com'],
  ],
  ['<eva@ejemplo.com>', ['eva@ejemplo.com']],
  ['Eva Luna', ['Eva', 'Luna']],
  ['', []],
])('takes the addresses out of %j', (text, expected) => {
  expect(splitAddresses(text)).toEqual(expected);
});
