import { useNavigate } from '@tanstack/react-router';
import { useLogout } from '../../features/auth/auth.mutations.ts';
import { toast } from '../../ui/toast.tsx';
import { shellTexts } from './shell.texts.ts';

export function useSignOut() {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useLogout();
  const signOut = () =>
    void mutateAsync().then(
      // By itself, so that the next person does not land on this one's page.
      () => navigate({ to: '/login' }),
      () => toast.error(shellTexts.logoutFailed),
    );
  return { signOut, isPending };
}
