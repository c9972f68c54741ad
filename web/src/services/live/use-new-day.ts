import { dayIn } from '@cuadrilla/contract/kernel/day';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshDatedLists } from '../../features/tasks/data/tasks.live.ts';
import { useNow } from '../../lib/dates/clock.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { refreshSearches } from './refresh-searches.ts';

/** Lists that were chosen by yesterday's date are read again. */
export function useNewDay(): void {
  const client = useQueryClient();
  const zone = useTimeZone();
  const today = useNow((now) => dayIn(now, zone));
  const seen = useRef(today);
  useEffect(() => {
    if (seen.current !== today) {
      void refreshDatedLists(client);
      refreshSearches(client);
    }
    seen.current = today;
  }, [client, today]);
}
