import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { shellTexts } from './shell.texts.ts';
import { askingToSignOut, useSignOut } from './use-sign-out.ts';

/** Asks whoever signs out with something typed and not saved, from wherever they do. */
export function SignOutDialog() {
  const { signOutNow } = useSignOut();
  return (
    <Dialog
      open={useStore(askingToSignOut)}
      onClose={stay}
      title={shellTexts.unsaved}
      description={shellTexts.logoutText}
      actions={
        <>
          <Button onClick={stay}>{uiTexts.cancel}</Button>
          <Button look="danger" onClick={signOutNow}>
            {shellTexts.logout}
          </Button>
        </>
      }
    />
  );
}

const stay = (): void => askingToSignOut.set(false);
