import { expect, it } from 'vitest';
import { feedTexts } from './feeds.texts.ts';

it.each([
  [1, 'quedó fuera 1 tarea'],
  [23, 'quedaron fuera 23 tareas'],
  [2_000, 'quedaron fuera más de 2000 tareas'],
])('of %d tasks that were too many a link says that %s', (count, said) => {
  expect(feedTexts.leftOut(count)).toBe(
    `La última vez ${said}: el enlace lleva las 2000 más cercanas a hoy.`,
  );
});
