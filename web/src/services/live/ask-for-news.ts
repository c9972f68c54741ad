import { newsEndpoints } from '@cuadrilla/contract/views/news';
import { call } from '../../lib/server/api.ts';
import { live } from '../../lib/server/live.ts';

const lookEvery = 4_000;

/** Where no line can be opened, as behind some proxies, what it would tell is asked for every few seconds. */
export function askForNewsWithoutLine(): () => void {
  let wasDown = false;
  const timer = window.setInterval(() => {
    const { state } = live.status.get();
    const isDown = state === 'lost' || state === 'connecting';
    // A line that was just lost is most often back before the next look.
    if (isDown && wasDown && document.visibilityState === 'visible') void askForNews();
    wasDown = isDown;
  }, lookEvery);
  return () => window.clearInterval(timer);
}

/** Failing is told elsewhere: the next look tries again. */
const askForNews = (): Promise<unknown> =>
  Promise.allSettled(
    live.followed().map(async ({ projectId, since }) => {
      const query = { since: String(since) };
      live.hear(await call(newsEndpoints.read, { params: { projectId }, query }));
    }),
  );
