import { useEffect } from 'react';
import { live } from './live.ts';

/** Tells when the server can be reached again, by the word of the browser or of the line. */
export function useReconnected(waiting: boolean, tell: () => void): void {
  useEffect(() => {
    if (!waiting) return undefined;
    const stop = live.status.subscribe(() => {
      if (live.status.get().state === 'open') tell();
    });
    window.addEventListener('online', tell);
    return () => {
      stop();
      window.removeEventListener('online', tell);
    };
  }, [waiting, tell]);
}
