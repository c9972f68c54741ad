import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { atRest } from '../../lib/idle.ts';

const online = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });

/** Code that a cut line kept away comes with the line. */
export const onceThereIsALine = <Part,>(importer: () => Promise<Part>): Promise<Part> =>
  importer().catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return online().then(importer);
  });

/** What the page shows without at first, and goes on without where its code cannot be had. */
export const lazyLater = <Name extends string, Props>(
  importer: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    atRest()
      .then(() => onceThereIsALine(importer))
      .then(
        (module) => ({ default: module[name] }),
        () => ({ default: () => null }),
      ),
  );
