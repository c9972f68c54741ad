import { expect, it } from 'vitest';
import { mentionedIn, splitMentions } from './mentioned-tasks.ts';

it.each([
  ['Ver #128 y (#7).', ['Ver ', 128, ' y (', 7, ').']],
  ['#3', [3]],
  ['sin números', ['sin números']],
  ['el color #123abc, a#5, /x#6 y #0', ['el color #123abc, a#5, /x#6 y #0']],
  ['#1234567890', ['#1234567890']],
])('%s', (text, pieces) => {
  expect(splitMentions(text)).toEqual(pieces);
  expect(mentionedIn(text)).toEqual(pieces.filter((piece) => typeof piece === 'number'));
});
