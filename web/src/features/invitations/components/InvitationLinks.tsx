import type { NewInvitation } from '@cuadrilla/contract/projects/invitations';
import { Copy } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { copyLink } from '../../../ui/layers/copy-link.ts';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { invitationTexts as texts } from '../invitations.texts.ts';
import styles from './InvitationLinks.module.css';

const addressOf = (path: string): string => new URL(path, location.href).href;

/** Each link is shown this once: nobody can read it later. */
export const InvitationLinks = ({ invitations }: { invitations: readonly NewInvitation[] }) => (
  <ul className={styles.list}>
    {invitations.map(({ id, email, path }) => {
      const whom = email ?? texts.anyoneLink;
      return (
        <li key={id} className={styles.row}>
          <div className={styles.about}>
            <div className={styles.email}>{whom}</div>
            <div className={styles.link}>{addressOf(path)}</div>
          </div>
          <Button
            size="small"
            icon={<Copy size={15} />}
            aria-label={texts.copyFor(whom)}
            onClick={() => void copyLink(path)}
          >
            {uiTexts.copy}
          </Button>
        </li>
      );
    })}
  </ul>
);
