import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Once the browser has painted what it was busy with. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

const online = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });

/** What the page shows without at first. Code that a cut line kept away comes with the line; else the page stays without. */
export const lazyLater = <Name extends string, Props>(
  importer: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    rest()
      .then(importer)
      .catch((error: unknown) => {
        if (navigator.onLine) throw error;
        return online().then(importer);
      })
      .then(
        (module) => ({ default: module[name] }),
        () => ({ default: () => null }),
      ),
  );
