import { useNavigate } from '@tanstack/react-router';
import { useLogout } from '../../features/auth/auth.mutations.ts';
import { forgetDraftsOf } from '../../lib/drafts.ts';
import { toast } from '../../ui/toast.tsx';
import { useUser } from '../session.ts';
import { shellTexts } from './shell.texts.ts';

export function useSignOut() {
  const user = useUser();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useLogout();
  const signOut = () =>
    void mutateAsync().then(
      () => {
        forgetDraftsOf(user.id);
        // By itself, so that the next person does not land on this one's page.
        return navigate({ to: '/login' });
      },
      () => toast.error(shellTexts.logoutFailed),
    );
  return { signOut, isPending };
}
