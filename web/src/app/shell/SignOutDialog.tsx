import { useStore } from '../../lib/store.ts';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import { shellTexts } from './shell.texts.ts';
import { askingToSignOut, useSignOut } from './use-sign-out.ts';

/** Asks whoever signs out with something typed and not saved, from wherever they do. */
export function SignOutDialog() {
  const { signOutNow } = useSignOut();
  return (
    <ConfirmDialog
      open={useStore(askingToSignOut)}
      onClose={stay}
      title={shellTexts.unsaved}
      description={shellTexts.logoutText}
      confirm={shellTexts.logout}
      onConfirm={signOutNow}
    />
  );
}

const stay = (): void => askingToSignOut.set(false);
