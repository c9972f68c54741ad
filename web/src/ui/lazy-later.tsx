import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { atRest } from '../lib/idle.ts';

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
    atRest()
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
