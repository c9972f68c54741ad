import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ana', 'A'],
  ['Ana Ruiz', 'AR'],
  ['ana ruiz', 'AR'],
  ['María López García', 'ML'],
  ['Juan Carlos Pérez Gómez', 'JP'],
  ['Ana de la Cruz Soto', 'AC'],
  ['Ángela Núñez', 'ÁN'],
  ['  ', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
