import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshSoon } from './refresh-soon.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  see('visible');
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const see = (state: DocumentVisibilityState): void => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

const pace = { soon: 100, notAgainFor: 10_000, onlySeen: true };

it('reads once for much that happens at once, and then not for a while, but what came last', () => {
  const read = vi.fn<() => void>();
  for (let change = 0; change < 50; change++) refreshSoon('counts', read, pace);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(read).toHaveBeenCalledTimes(1);
  for (let second = 0; second < 9; second++) {
    refreshSoon('counts', read, pace);
    vi.advanceTimersByTime(1_000);
  }
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('waits for somebody to look, and reads once then', () => {
  const read = vi.fn<() => void>();
  see('hidden');
  refreshSoon('results', read, pace);
  vi.advanceTimersByTime(60_000);
  refreshSoon('results', read, pace);
  vi.advanceTimersByTime(60_000);
  expect(read).not.toHaveBeenCalled();
  see('visible');
  expect(read).toHaveBeenCalledTimes(1);
});
