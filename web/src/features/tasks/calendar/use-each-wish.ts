import { useEffect, useEffectEvent, useRef } from 'react';

/** What is wished for again and again, and whether it can be done by now. */
export interface Wish {
  times: number;
  isReady: boolean;
}

/** Acts once each time, as soon as it can be done; what was wished for before this was there is not its business. */
export function useEachWish({ times, isReady }: Wish, act: () => void): void {
  const done = useRef(times);
  const doIt = useEffectEvent(act);
  useEffect(() => {
    if (!isReady || times === done.current) return;
    done.current = times;
    doIt();
  }, [times, isReady]);
}
