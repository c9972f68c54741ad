import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Once the browser has painted what it was busy with. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

/** What the page shows without at first. Where its code does not come, the page stays without. */
export const lazyLater = <Name extends string, Props>(
  importer: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    rest()
      .then(importer)
      .then(
        (module) => ({ default: module[name] }),
        () => ({ default: () => null }),
      ),
  );
