import { useEffect } from 'react';
import { isSessionEnd, messagesOf } from '../../lib/server/api.ts';
import { toast } from '../../ui/layers/toast.tsx';

/** A task that cannot be read has nothing to show. */
export function useCloseWhenFailed(error: Error | null, close: () => Promise<void>): void {
  useEffect(() => {
    if (!error || isSessionEnd(error)) return;
    toast.error(messagesOf(error).join(' '));
    void close();
  }, [error, close]);
}
