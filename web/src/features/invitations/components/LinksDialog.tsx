import type { NewInvitation } from '@cuadrilla/contract/projects/invitations';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { invitationTexts as texts } from '../invitations.texts.ts';
import { InvitationLinks } from './InvitationLinks.tsx';

interface Props {
  invitations: readonly NewInvitation[];
  onClose: () => void;
}

/** Says what has gone out, and has the links to hand on. */
export const LinksDialog = ({ invitations, onClose }: Props) => (
  <Dialog
    open
    wide
    onClose={onClose}
    title={invitations.length === 1 ? texts.madeOne : texts.made}
    description={invitations.some(({ mailed }) => mailed) ? texts.mailed : texts.notMailed}
    actions={
      <Button look="primary" onClick={onClose}>
        {texts.done}
      </Button>
    }
  >
    <InvitationLinks invitations={invitations} />
  </Dialog>
);
