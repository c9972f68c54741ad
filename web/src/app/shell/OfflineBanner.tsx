import { useSyncExternalStore } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import styles from './OfflineBanner.module.css';
import { shellTexts } from './shell.texts.ts';

function subscribe(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    !online && (
      <div className={styles.place}>
        <Banner tone="warning">{shellTexts.offline}</Banner>
      </div>
    )
  );
}
