import { expect, it } from 'vitest';
import { readAddresses } from './addresses.ts';

it('addresses are told from what is none, as the server will read them, each once', () => {
  expect(readAddresses(['Eva@Ejemplo.com', 'eva@ejemplo.com', 'leo', 'leo@', 'mía@ejemplo.com'])).toEqual({
    addresses: ['eva@ejemplo.com'],
    wrong: ['leo', 'leo@', 'mía@ejemplo.com'],
  });
  expect(readAddresses([])).toEqual({ addresses: [], wrong: [] });
});
