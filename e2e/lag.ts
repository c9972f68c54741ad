import type { BrowserContext } from '@playwright/test';

/** With `LAG=1` every story meets a machine that is in no hurry, and a slow line: what only works in time fails then. */
export async function lag(context: BrowserContext): Promise<void> {
  if (process.env['LAG'] === '1') await context.addInitScript(dawdle);
}

/** Runs in the page. Timers, answers and frames come late, by chance, and in their order as far as that is promised. */
function dawdle(): void {
  const { setTimeout: after, requestAnimationFrame: draw, cancelAnimationFrame: stop, fetch: ask } = window;
  const upTo = (most: number) => Math.random() * most;

  window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
    after(handler, delay + upTo(60), ...rest)) as typeof window.setTimeout;

  window.fetch = async (...request) => {
    const answer = await ask(...request);
    await new Promise((done) => after(done, upTo(400)));
    return answer;
  };

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
    stop(handle);
    stop(second.get(handle) ?? 0);
  };
}
