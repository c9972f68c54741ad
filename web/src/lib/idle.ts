/** For work that nobody waits for: a browser that is never idle still gets to it. */
const patience = 500;

/** For what a page shows without: one whose answer does not come still gets it. */
const longestWait = 2_000;

/** Once the page shows what it was opened for, and nothing on it is still awaited. */
export async function atRest(): Promise<void> {
  const latest = performance.now() + longestWait;
  do {
    await new Promise<void>((resolve) => void soon(resolve));
  } while (document.querySelector('main [aria-busy="true"]') && performance.now() < latest);
}

/** Does some of it whenever the browser has nothing better to do, until it says that there is no more. */
export function whileIdle(work: () => boolean): () => void {
  const next = (): (() => void) =>
    soon(() => {
      if (work()) stop = next();
    });
  let stop = next();
  return () => stop();
}

function soon(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(act, { timeout: patience });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, 50);
  return () => clearTimeout(timer);
}
