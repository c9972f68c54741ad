import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useLogout } from '../../features/auth/auth.mutations.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.tsx';
import { shellTexts } from './shell.texts.ts';

export function LogoutButton({ className }: { className?: string | undefined }) {
  const logout = useLogout();
  const navigate = useNavigate();
  const leave = () =>
    logout.mutate(undefined, {
      // By itself, so that the next person does not land on this one's page.
      onSuccess: () => void navigate({ to: '/login' }),
      onError: () => toast.error(shellTexts.logoutFailed),
    });
  return (
    <Button
      look="ghost"
      className={className}
      icon={<LogOut size={16} />}
      loading={logout.isPending}
      onClick={leave}
    >
      {shellTexts.logout}
    </Button>
  );
}
