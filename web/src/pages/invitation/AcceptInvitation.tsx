import type { User } from '@cuadrilla/contract/account/auth';
import type { InvitationSeen } from '@cuadrilla/contract/projects/invitations';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLogout } from '../../features/auth/auth.mutations.ts';
import { useAcceptInvitation } from '../../features/invitations/invitations.mutations.ts';
import { invitationTexts as texts } from '../../features/invitations/invitations.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { hasAgreedTo } from './agreed.ts';
import styles from './InvitationPage.module.css';

interface Props {
  token: string;
  invitation: NonNullable<InvitationSeen['invitation']>;
  user: User;
}

/** One click for whoever is signed in. */
export function AcceptInvitation({ token, invitation: { kind, name }, user }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const accept = useAcceptInvitation();
  const logout = useLogout();
  const enter = async ({ teamId, projectId }: { teamId: number | null; projectId: number | null }) => {
    toast.success(kind === 'team' ? texts.joinedTeam(name) : texts.joinedProject(name));
    await client.invalidateQueries({
      predicate: ({ queryKey: [noun] }) => noun === 'teams' || noun === 'projects',
    });
    if (teamId !== null) await navigate({ to: '/teams/$teamId', params: { teamId }, replace: true });
    if (projectId !== null)
      await navigate({ to: '/dashboard/projects/$projectId', params: { projectId }, replace: true });
  };
  const acceptNow = () => accept.mutate(token, { onSuccess: (entered) => void enter(entered) });
  useEffect(() => {
    if (hasAgreedTo(token)) acceptNow();
    // oxlint-disable-next-line react/exhaustive-deps -- once for a link
  }, [token]);
  return (
    <>
      {accept.error && <Banner tone="danger">{messagesOf(accept.error).join(' ')}</Banner>}
      <Button look="primary" size="large" block loading={accept.isPending} onClick={acceptNow}>
        {accept.isPending ? texts.accepting : texts.accept}
      </Button>
      <p className={styles.note}>{texts.asAccount(user.email)}</p>
      <Button look="ghost" loading={logout.isPending} onClick={() => logout.mutate()}>
        {texts.otherAccount}
      </Button>
    </>
  );
}
