import { expect, it } from 'vitest';
import { paintCode } from './paint-code.ts';

const kinds = (text: string) =>
  paintCode(text)
    .filter(({ kind }) => kind)
    .map(({ text: part, kind }) => [part, kind]);

it('tells names, quoted words and comments apart, and leaves nothing out', () => {
  const code = '# Crear\ncurl "$URL" --json \'{ "title": "Ñandú: 1" }\'\nwebhook-id: msg_1\n{ "id": 3 }';
  expect(kinds(code)).toEqual([
    ['# Crear', 'comment'],
    ['"$URL"', 'string'],
    ['\'{ "title": "Ñandú: 1" }\'', 'string'],
    ['webhook-id:', 'key'],
    ['"id"', 'key'],
  ]);
  expect(
    paintCode(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});
