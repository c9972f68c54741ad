import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { useAskInvitation } from '../registration.mutations.ts';
import { registrationTexts as texts } from '../registration.texts.ts';
import { AskLinkForm } from './AskLinkForm.tsx';
import styles from './AskInvitation.module.css';

interface Props {
  /** There is nothing else to do here. */
  open?: boolean;
}

/** For whoever was invited and has no link: nobody is told whether they were. */
export function AskInvitation({ open: isAlone = false }: Props) {
  const [open, setOpen] = useState(isAlone);
  const ask = useAskInvitation();
  return (
    <section className={styles.invitation} aria-label={texts.wasInvited}>
      <p className={styles.question}>
        {texts.wasInvited}{' '}
        {!open && (
          <Button look="ghost" size="small" onClick={() => setOpen(true)}>
            {texts.sendAgain}
          </Button>
        )}
      </p>
      {open && <AskLinkForm ask={ask} sent={texts.sentAgain} autoFocus={!isAlone} secondary={!isAlone} />}
    </section>
  );
}
