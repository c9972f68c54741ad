import type { BrowserContext } from '@playwright/test';

/** With `LAG=1` every story meets a machine that is in no hurry, and a slow line: what only works in time fails then. */
export async function lag(context: BrowserContext): Promise<void> {
  if (process.env['LAG'] === '1') await context.addInitScript(dawdle);
}

/** Runs in the page. Timers and frames come late, in their order; answers by chance, and in any. */
function dawdle(): void {
  const after = window.setTimeout.bind(window);
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
    after(handler, delay + 60, ...rest)) as typeof window.setTimeout;

  const ask = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const answer = await ask(...request);
    await new Promise((done) => after(done, Math.random() * 400));
    return answer;
  };

  const draw = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const second = new Map<number, number>();
  window.requestAnimationFrame = (callback) => {
    const first = draw(() => {
      const next = draw((time) => {
        second.delete(first);
        callback(time);
      });
      second.set(first, next);
    });
    return first;
  };
  window.cancelAnimationFrame = (handle) => {
    cancel(handle);
    cancel(second.get(handle) ?? 0);
  };
}
