import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LineStatus } from '../../lib/server/live-line.ts';
import { live } from '../../lib/server/live.ts';
import { useOnline } from '../../lib/server/online.ts';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './ConnectionBanner.module.css';
import { shellTexts } from './shell.texts.ts';

/** A line that is back sooner was not worth a word. */
const patience = 3_000;

/** Told above the page, which stays as it is and can be used. */
export function ConnectionBanner() {
  const online = useOnline();
  const status = useStore(live.status);
  const isDown = status.state === 'lost' || status.state === 'connecting';
  const isTold = useLasting(isDown && online);
  if (online && !isTold) return null;
  return <div className={styles.frame}>{online ? <NotLive status={status} /> : <Offline />}</div>;
}

const Offline = () => (
  <Banner tone="warning" Icon={WifiOff}>
    <b>{shellTexts.offline}</b> {shellTexts.offlineWhy}
  </Banner>
);

/** True once it has been so for a while. */
function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = window.setTimeout(() => setLasts(true), patience);
    return () => {
      window.clearTimeout(timer);
      setLasts(false);
    };
  }, [is]);
  return is && lasts;
}

function NotLive({ status }: { status: LineStatus }) {
  const seconds = useSecondsUntil(status.state === 'lost' ? status.retryAt : undefined);
  return (
    <Banner
      tone="warning"
      Icon={WifiOff}
      actions={
        <>
          {/* Read aloud each second, it would leave no room for anything else. */}
          <span aria-hidden="true" className={styles.countdown}>
            {seconds ? shellTexts.retryIn(seconds) : shellTexts.retrying}
          </span>
          <Button size="small" onClick={live.retryNow}>
            {shellTexts.retryNow}
          </Button>
        </>
      }
    >
      <b>{shellTexts.notLive}</b> {shellTexts.notLiveWhy}
    </Banner>
  );
}

function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (moment === undefined) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = window.setInterval(tick, 1_000);
    return () => window.clearInterval(timer);
  }, [moment]);
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1_000));
}
