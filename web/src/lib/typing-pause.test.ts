import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPause, noteTyping } from './typing-pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits for whoever is typing until they rest for a second, and for nobody else', () => {
  const acted: string[] = [];
  afterPause(() => acted.push('at once'));
  expect(acted).toEqual(['at once']);

  noteTyping();
  afterPause(() => acted.push('rested'));
  vi.advanceTimersByTime(900);
  noteTyping();
  vi.advanceTimersByTime(900);
  expect(acted).toEqual(['at once']);
  vi.advanceTimersByTime(100);
  expect(acted).toEqual(['at once', 'rested']);

  noteTyping();
  afterPause(() => acted.push('called off'))();
  vi.advanceTimersByTime(5_000);
  expect(acted).toHaveLength(2);
});
