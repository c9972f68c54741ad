import { isMissing, isSessionEnd, messagesOf } from '../lib/server/api.ts';
import { keepStep, type Step, takeBack } from './undo-steps.ts';
import { toast } from '../ui/layers/toast.tsx';
import { uiTexts } from '../ui/ui.texts.ts';

/**
 * Tells what was done, with «Deshacer»; Ctrl Z takes back the latest that has not been taken back yet. `undo` says
 * what it has done; that it failed is said here, with «Reintentar» where that may help. What shows before the server
 * has answered is kept with its answer in `done`: else Ctrl Z would take back an older one until then.
 */
export function offerUndo(text: () => string, undo: () => Promise<unknown>, done: Promise<boolean>): void {
  const again = () => takeBack(step);
  let offer: number | undefined;
  const step: Step = {
    done,
    undo,
    showOffer: () => {
      offer = toast.undo(text(), again);
    },
    hideOffer: () => {
      if (offer !== undefined) toast.dismiss(offer);
    },
    tellFailure: (error, mayRetry) => {
      if (isSessionEnd(error)) return;
      const why = isMissing(error) ? uiTexts.undoGone : messagesOf(error).join(' ');
      offer = toast.error(why, mayRetry ? again : undefined);
    },
  };
  keepStep(step);
}
