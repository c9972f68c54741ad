import { expect, it } from 'vitest';
import { invitationIn } from './invitation-in.ts';

it.each([
  ['/invitation?token=abc', 'abc'],
  ['/invitation', undefined],
  ['/dashboard?token=abc', undefined],
  ['//', undefined],
  [undefined, undefined],
])('takes the invitation out of %s', (redirect, token) => {
  expect(invitationIn(redirect)).toBe(token);
});
