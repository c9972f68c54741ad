import { expect, it } from 'vitest';
import { piecesOf, tasksIn } from './text-pieces.ts';

it.each([
  ['Ver #128 y (#7).', ['Ver ', 128, ' y (', 7, ').']],
  ['#3', [3]],
  ['sin números', ['sin números']],
  ['el color #123abc, a#5, /x#6 y #0', ['el color #123abc, a#5, /x#6 y #0']],
  ['#1234567890', ['#1234567890']],
  ['en https://x.com/?n=#5, por #5', ['en ', { href: 'https://x.com/?n=#5' }, ', por ', 5]],
])('%s', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
  expect(tasksIn(text)).toEqual(pieces.filter((piece) => typeof piece === 'number'));
});
