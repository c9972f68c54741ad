import { isForbidden, isSessionEnd, messagesOf } from '../../lib/server/api.ts';
import { toast } from './toast.tsx';

/** Why something was not done. That the session ended needs no word here: a dialog asks to sign in again. */
export function tellRefusal(error: unknown, text = messagesOf(error).join(' ')): void {
  if (!isSessionEnd(error)) toast.error(text);
}

/** What was not done; a missing right says more than that. */
export const tellFailure = (error: unknown, what: string): void =>
  tellRefusal(error, isForbidden(error) ? undefined : what);
