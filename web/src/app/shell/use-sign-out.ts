import { useNavigate } from '@tanstack/react-router';
import { useLogout } from '../../features/auth/auth.mutations.ts';
import { forgetDraftsOf, hasDrafts } from '../../lib/drafts.ts';
import { forgetDocumentsOf } from '../../lib/kept-documents.ts';
import { createStore } from '../../lib/store.ts';
import { useUser } from '../../services/session.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { shellTexts } from './shell.texts.ts';

/** What was typed and not saved would be forgotten: the person is being asked. */
export const askingToSignOut = createStore(false);

export function useSignOut() {
  const user = useUser();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useLogout();
  const signOutNow = () => {
    askingToSignOut.set(false);
    void mutateAsync().then(
      () => {
        forgetDraftsOf(user.id);
        void forgetDocumentsOf(user.id);
        // By itself, so that the next person does not land on this one's page.
        return navigate({ to: '/login', ignoreBlocker: true });
      },
      () => toast.error(shellTexts.logoutFailed),
    );
  };
  const signOut = () => (hasDrafts(user.id) ? askingToSignOut.set(true) : signOutNow());
  return { signOut, signOutNow, isPending };
}
