import { expect, it } from 'vitest';
import { isSupported } from './node-version.mjs';

it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '26.1.0'])('runs on Node %s', (version) => {
  expect(isSupported(version)).toBe(true);
});

it.each(['18.20.4', '20.18.3', '21.7.3', '22.0.0', '22.11.0', '23.11.0'])('refuses Node %s', (version) => {
  expect(isSupported(version)).toBe(false);
});
