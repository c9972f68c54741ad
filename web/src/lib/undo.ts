import { toast } from '../ui/toast.tsx';
import { isSessionEnd, messagesOf } from './api.ts';
import { keepStep, type Step, takeBack } from './undo-steps.ts';

/**
 * Tells what was done, with «Deshacer»; Ctrl Z takes back the latest that has not been taken back yet. `undo` says
 * what it has done; that it failed is said here, with «Reintentar» where that may help.
 */
export function offerUndo(text: string, undo: () => Promise<unknown>): void {
  const again = () => takeBack(step);
  const step: Step = {
    undo,
    hideOffer: () => toast.dismiss(offer),
    tellFailure: (error, mayRetry) => {
      if (isSessionEnd(error)) return;
      offer = toast.error(messagesOf(error).join(' '), mayRetry ? again : undefined);
    },
  };
  let offer = toast.undo(text, again);
  keepStep(step);
}
