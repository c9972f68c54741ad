import { expect, it } from 'vitest';
import { formatSpan, sayDetail } from './instance.texts.ts';

it.each([
  [0, '0 s'],
  [42, '42 s'],
  [60, '1 min'],
  [7_265, '2 h 1 min'],
  [273_600, '3 d 4 h'],
])('says a span of %d seconds as %s', (seconds, said) => {
  expect(formatSpan(seconds)).toBe(said);
});

it.each<[string, string | number, string]>([
  ['why', 'disabled', 'motivo: cuenta suspendida'],
  ['mode', 'invited', 'puede registrarse: solo con invitación'],
  ['role', 'Editor', 'rol: Editor'],
  ['tokenId', 7, 'token: 7'],
  ['later', 'new', 'later: new'],
])('says the detail %s %s as «%s»', (name, value, said) => {
  expect(sayDetail(name, value)).toBe(said);
});
