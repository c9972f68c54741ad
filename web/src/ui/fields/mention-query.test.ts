import { expect, it } from 'vitest';
import { meantBy, mentionAt } from './mention-query.ts';

const people = [
  { handle: 'ana.ruiz', name: 'Ana Ruiz' },
  { handle: 'bsosa', name: 'Bruno Sosa' },
  { handle: 'iñaki', name: 'Iñaki Ánsar' },
];
const handles = (typed: string) => meantBy(typed, people).map(({ handle }) => handle);

it.each([
  ['Hola @', 6, { from: 5, typed: '' }],
  ['@an', 3, { from: 0, typed: 'an' }],
  ['(@ana.r', 7, { from: 1, typed: 'ana.r' }],
  ['@ana y más', 4, { from: 0, typed: 'ana' }],
  ['@ana ', 5, undefined],
  ['correo@ejemplo', 14, undefined],
  ['@@', 2, undefined],
])('%j with the caret at %i is typing %j', (text, caret, expected) =>
  expect(mentionAt(text, caret)).toEqual(expected),
);

it('finds people by any word of their name, case and accents aside', () => {
  expect(handles('')).toEqual(['ana.ruiz', 'bsosa', 'iñaki']);
  expect(handles('so')).toEqual(['bsosa']);
  expect(handles('AN')).toEqual(['ana.ruiz', 'iñaki']);
  expect(handles('ruiz')).toEqual(['ana.ruiz']);
  expect(handles('z')).toEqual([]);
});

it('offers nothing more once a name stands there whole', () => expect(handles('bsosa')).toEqual([]));
