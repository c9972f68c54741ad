import { expect, it } from 'vitest';
import { titled } from './titled.ts';

it.each([
  ['# Cómo escribimos\n\nCorto.', 'Cómo escribimos', '\nCorto.'],
  ['\n\n#   Con aire   \r\nCorto.', 'Con aire', 'Corto.'],
  ['# Cerrado ##\n', 'Cerrado', ''],
  ['# C#', 'C#', ''],
  ['# #', '#', ''],
  ['# Uno # dos # #', 'Uno # dos #', ''],
])('of %j the title is %j', (markdown, title, rest) => {
  expect(titled(markdown)).toEqual({ title, markdown: rest });
});

it.each(['Nada\n# Después', '## Segundo', '#Sin aire', '#   ', '# \u200b', ''])(
  '%j begins with no title, and stays whole',
  (markdown) => expect(titled(markdown)).toEqual({ title: undefined, markdown }),
);

it('a title is cut to what one may be', () => {
  expect(titled(`# ${'a'.repeat(300)}`).title).toHaveLength(200);
});
