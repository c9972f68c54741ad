import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

const address = webAddress('Falta');

it.each(['https://ejemplo.com', ' https://ejemplo.com/a?b=c#d ', 'http://10.0.0.1:8080/', 'https://[::1]/ñ'])(
  'takes %s',
  (text) => {
    expect(address.parse(text)).toBe(text.trim());
  },
);

it.each([
  'ftp://ejemplo.com',
  'ejemplo.com',
  'https://',
  'https://ana:clave@ejemplo.com/',
  'https://ejemplo.com/a b',
  'https://ejemplo.com:puerto/x',
  'https://a:99999/',
  'https://[foo]/',
  'https://1.2.3.4.5/',
  'https://a|b',
  'https://ejemplo.com/\0',
  'https://ejemplo.com/\ud800',
  `https://ejemplo.com/${'a'.repeat(2_000)}`,
])('refuses %j, and says so once', (text) => {
  const messages = address.safeParse(text).error?.issues.map(({ message }) => message);
  expect(messages).toEqual(['La dirección no es válida']);
});

it('says what is missing', () => {
  for (const nothing of [undefined, '', ' '])
    expect(address.safeParse(nothing).error?.issues).toMatchObject([{ message: 'Falta' }]);
});
