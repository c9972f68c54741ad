import { lazyRouteComponent } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOnline } from '../../lib/server/online.ts';
import { ErrorState } from './ErrorState.tsx';
import { uiTexts } from '../ui.texts.ts';

/**
 * A page, or a view of one, whose code comes when it is first opened. What cannot be downloaded is taken for an old
 * version, and the router reloads; without a network that would lose the page that is there.
 */
export const lazyPage: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(
    () =>
      importer().catch((error: unknown) => {
        if (navigator.onLine) throw error;
        return { [exportName ?? 'default']: Offline } as Awaited<ReturnType<typeof importer>>;
      }),
    exportName,
  );

/** In the page's place, which opens by itself as soon as it can. */
function Offline() {
  const online = useOnline();
  useEffect(() => {
    if (online) window.location.reload();
  }, [online]);
  return <ErrorState title={uiTexts.offline} text={uiTexts.offlineWhy} />;
}
