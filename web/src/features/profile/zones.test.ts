import { expect, it } from 'vitest';
import { foundIn, zonesWith } from './zones.ts';

const found = (search: string): string[] =>
  foundIn(zonesWith('America/Bogota', 'UTC'), search).flatMap(({ options }) =>
    options.map(({ label }) => label),
  );

it('a time zone is found by any part of its name, case and accents aside', () => {
  expect(found('bogota')).toEqual(['América / Bogotá']);
  expect(found('MADRID')).toEqual(['Europa / Madrid']);
  expect(found('antartida').length).toBeGreaterThan(5);
  expect(found('atlantis')).toEqual([]);
});
