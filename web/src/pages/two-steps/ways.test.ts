import { expect, it } from 'vitest';
import { waysOf } from './ways.ts';

const proof = {
  fresh: false,
  password: true,
  passkey: false,
  provider: false,
  linked: false,
  lacking: true,
};

it.each([
  ['nobody has one yet', {}, { passkey: false, provider: false, adds: true }],
  ['nobody has linked theirs', { provider: true }, { passkey: false, provider: false, adds: true }],
  ['there is a passkey', { passkey: true }, { passkey: true, provider: false, adds: false }],
  [
    'the account is linked with the provider',
    { provider: true, linked: true },
    { passkey: false, provider: true, adds: false },
  ],
  ['there are both', { passkey: true, linked: true }, { passkey: true, provider: true, adds: false }],
  ['passwords are off', { provider: true, password: false }, { passkey: false, provider: true, adds: false }],
  ['it was shown elsewhere', { lacking: false }, { passkey: false, provider: false, adds: false }],
])('where %s, that is asked for', (_, known, ways) => {
  expect(waysOf({ ...proof, ...known })).toEqual(ways);
});
