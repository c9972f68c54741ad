import type { GrantedRoleName } from '@cuadrilla/contract/kernel/roles';
import { Mail } from 'lucide-react';
import { messagesOf } from '../../../lib/server/api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { readAddresses } from '../addresses.ts';
import { useInvite } from '../invitations.mutations.ts';
import type { Target } from '../invitations.queries.ts';
import { invitationTexts as texts } from '../invitations.texts.ts';
import { InvitationLinks } from './InvitationLinks.tsx';
import styles from './InviteOne.module.css';

interface Props {
  target: Target;
  typed: string;
  role: GrantedRoleName;
  onInvited: () => void;
}

/** Where a search found nobody: once a whole address was typed, it can be invited. */
export function InviteOne({ target, typed, role, onInvited }: Props) {
  const invite = useInvite(target);
  const [address] = readAddresses([typed]).addresses;
  if (!address) return null;
  if (invite.data)
    return (
      <div className={styles.made}>
        <p role="status">{invite.data.some(({ mailed }) => mailed) ? texts.mailed : texts.notMailed}</p>
        <InvitationLinks invitations={invite.data} />
      </div>
    );
  return (
    <>
      <Button
        icon={<Mail size={16} />}
        loading={invite.isPending}
        onClick={() => invite.mutate({ emails: [address], role }, { onSuccess: onInvited })}
      >
        {invite.isPending ? texts.inviting : texts.inviteOne(address)}
      </Button>
      {invite.error && (
        <p role="alert" className={styles.failed}>
          {messagesOf(invite.error).join(' ')}
        </p>
      )}
    </>
  );
}
