/** For work that nobody waits for: a browser that is never idle still gets to it. */
const patience = 500;

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
