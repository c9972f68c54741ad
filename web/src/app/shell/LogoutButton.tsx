import { LogOut } from 'lucide-react';
import { Button } from '../../ui/controls/Button.tsx';
import { shellTexts } from './shell.texts.ts';
import { useSignOut } from './use-sign-out.ts';

export function LogoutButton({ className }: { className?: string | undefined }) {
  const { signOut, isPending } = useSignOut();
  return (
    <Button
      look="ghost"
      className={className}
      icon={<LogOut size={16} />}
      loading={isPending}
      onClick={signOut}
    >
      {shellTexts.logout}
    </Button>
  );
}
