import type { Invitation, NewInvitation } from '@cuadrilla/contract/projects/invitations';
import { useQuery } from '@tanstack/react-query';
import { Clock, Mail } from 'lucide-react';
import { useState } from 'react';
import { now } from '../../../lib/dates/clock.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { Day } from '../../../ui/text/Time.tsx';
import { useRenewInvitation, useRevokeInvitation } from '../invitations.mutations.ts';
import { invitationQueries, type Target } from '../invitations.queries.ts';
import { invitationTexts as texts } from '../invitations.texts.ts';
import { LinksDialog } from './LinksDialog.tsx';
import styles from './PendingInvitations.module.css';

/** For whoever manages; where there are none, nothing. */
export function PendingInvitations({ target }: { target: Target }) {
  const { data = [] } = useQuery(invitationQueries.list(target));
  const renew = useRenewInvitation(target);
  const revoke = useRevokeInvitation(target);
  const [renewed, setRenewed] = useState<NewInvitation>();
  return (
    <>
      {data.length > 0 && (
        <section aria-labelledby="pending-invitations" className={styles.section}>
          <h2 id="pending-invitations" className={styles.title}>
            {texts.pending} <span className={styles.count}>{data.length}</span>
          </h2>
          <ul className={styles.list}>
            {data.map((invitation) => (
              <Row
                key={invitation.id}
                invitation={invitation}
                renewing={renew.isPending && renew.variables === invitation.id}
                onRenew={() => renew.mutate(invitation.id, { onSuccess: setRenewed })}
                onRevoke={() => revoke(invitation.id)}
              />
            ))}
          </ul>
        </section>
      )}
      {renewed && <LinksDialog invitations={[renewed]} onClose={() => setRenewed(undefined)} />}
    </>
  );
}

interface RowProps {
  invitation: Invitation;
  renewing: boolean;
  onRenew: () => void;
  onRevoke: () => void;
}

function Row({ invitation: { email, role, sentAt, expiresAt }, renewing, onRenew, onRevoke }: RowProps) {
  const whom = email ?? texts.anyoneLink;
  const isOver = new Date(expiresAt) <= now();
  return (
    <li className={styles.row}>
      <span className={styles.sign} aria-hidden="true">
        <Mail size={16} />
      </span>
      <div className={styles.about}>
        <div className={styles.email}>{whom}</div>
        <div className={styles.when}>
          {role.name} · {texts.sent} <Day at={sentAt} /> · {isOver ? texts.ended : texts.ends}{' '}
          <Day at={expiresAt} />
        </div>
      </div>
      <Chip tone={isOver ? 'neutral' : 'warning'} icon={<Clock size={13} />}>
        {isOver ? texts.expiredState : texts.pendingState}
      </Chip>
      <div className={styles.actions}>
        <Button
          size="small"
          look="ghost"
          loading={renewing}
          aria-label={texts.resendFor(whom)}
          onClick={onRenew}
        >
          {texts.resend}
        </Button>
        <Button size="small" look="danger-ghost" aria-label={texts.revokeFor(whom)} onClick={onRevoke}>
          {texts.revoke}
        </Button>
      </div>
    </li>
  );
}
