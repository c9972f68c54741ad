import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef } from 'react';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { browserTimeZone } from '../../lib/dates.ts';
import { TimeZoneContext } from '../../lib/time-zone.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { useLive } from '../live/use-live.ts';
import { BottomBar } from './BottomBar.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SideMenu } from './SideMenu.tsx';
import { shellTexts } from './shell.texts.ts';
import styles from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

/** What surrounds every protected page. */
export function Shell() {
  const { data: profile } = useQuery(profileQuery());
  const main = useFocusOnNavigation();
  useLive();
  // At the start the frame comes first and the rest in small steps: all at once it would block a phone for a while.
  const whole = useDeferredValue(true, false);
  return (
    <TimeZoneContext value={profile?.time_zone ?? browserTimeZone()}>
      <SkipLink>{shellTexts.skip}</SkipLink>
      <div className={styles.shell}>
        <aside className={styles.side}>{whole && <SideMenu />}</aside>
        <div className={styles.body}>
          <TopBar />
          <OfflineBanner />
          <main ref={main} id="contenido" tabIndex={-1} className={styles.main}>
            {whole && <Outlet />}
          </main>
        </div>
        {whole && <BottomBar />}
      </div>
      <Toaster />
    </TimeZoneContext>
  );
}

/** Another page was opened: keyboard and screen reader start at its content, not where the old link was. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname) main.current?.focus({ preventScroll: true });
    last.current = pathname;
  }, [pathname]);
  return main;
}
