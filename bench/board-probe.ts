/* Runs in the browser: what the page itself can tell about how it is drawn. */

interface Probe {
  /** When what is waited for had been painted, and what comes after it. */
  shown?: number;
  ready?: number;
  longTasks: { start: number; length: number }[];
}

declare global {
  var clicked: Promise<number>;
  var probe: Probe;
}

/** Two selectors: what is waited for, and where it says so what comes after it. */
export function installProbe({ awaited, later }: { awaited: string; later: string | undefined }): void {
  const probe: Probe = { longTasks: [] };
  globalThis.probe = probe;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      probe.longTasks.push({ start: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
  const lookFor = (selector: string, as: 'shown' | 'ready'): void => {
    const painted = new MessageChannel();
    painted.port1.addEventListener('message', () => (probe[as] = performance.now()), { once: true });
    painted.port1.start();
    const look = (): void => {
      // A frame's callbacks run before it is painted, its messages after.
      if (document.querySelector(selector)) painted.port2.postMessage(undefined);
      else requestAnimationFrame(look);
    };
    look();
  };
  lookFor(awaited, 'shown');
  if (later !== undefined) lookFor(later, 'ready');
}

/** How long after the next click this had been painted. */
export function watchClick(selector: string): void {
  globalThis.clicked = new Promise((done) => {
    const painted = new MessageChannel();
    const onClick = ({ timeStamp }: Event): void => {
      painted.port1.addEventListener('message', () => done(performance.now() - timeStamp), { once: true });
      painted.port1.start();
      const look = (): void => {
        if (document.querySelector(selector)) painted.port2.postMessage(undefined);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', onClick, { once: true, capture: true });
  });
}

/** From the start of the navigation until the cards were painted, and all requests and bytes up to then. */
export function readOpening(): { first: number; bytes: number; requests: number } {
  const { shown = Number.NaN } = globalThis.probe;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = resources.filter(({ responseEnd }) => responseEnd <= shown);
  return {
    first: shown,
    requests: 1 + loaded.length,
    bytes: [page, ...loaded].reduce((sum, entry) => sum + (entry?.transferSize ?? 0), 0),
  };
}
