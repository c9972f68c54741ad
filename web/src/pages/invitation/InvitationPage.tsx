import type { InvitationSeen } from '@cuadrilla/contract/projects/invitations';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { sessionQuery } from '../../features/auth/auth.queries.ts';
import { AuthSplit } from '../../features/auth/components/AuthSplit.tsx';
import { LinkBar } from '../../features/auth/components/LinkBar.tsx';
import { invitationQueries } from '../../features/invitations/invitations.queries.ts';
import { invitationTexts as texts } from '../../features/invitations/invitations.texts.ts';
import { isMissing, messagesOf } from '../../lib/server/api.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { BlockLoading } from '../../ui/states/BlockLoading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { agreeTo } from './agreed.ts';
import styles from './InvitationPage.module.css';

const route = getRouteApi('/invitation');

/** For whoever holds the link, signed in or not: neither a public page nor a protected one. */
export function InvitationPage() {
  const { token = '' } = route.useSearch();
  const { data, error, refetch } = useQuery(invitationQueries.byLink(token));
  return (
    <>
      <LinkBar />
      {data ? (
        <Seen token={token} seen={data} />
      ) : error && !isMissing(error) ? (
        <AuthSplit title={texts.failed} lead={messagesOf(error).join(' ')}>
          <Button look="primary" size="large" onClick={() => void refetch()}>
            {uiTexts.retry}
          </Button>
        </AuthSplit>
      ) : error ? (
        <Over {...texts.unknown} />
      ) : (
        <AuthSplit title={texts.title} lead={<Skeleton width={240} height={14} />}>
          <BlockLoading label={texts.loading} height={44} />
        </AuthSplit>
      )}
    </>
  );
}

function Seen({ token, seen: { state, invitation } }: { token: string; seen: InvitationSeen }) {
  const { data: user } = useQuery(sessionQuery);
  if (state !== 'open' || !invitation) return <Over {...texts.over[state === 'open' ? 'revoked' : state]} />;
  const { kind, name, role, email, invitedBy } = invitation;
  return (
    <AuthSplit
      title={kind === 'team' ? texts.toTeam(name) : texts.toProject(name)}
      lead={texts.by(invitedBy, role.name)}
    >
      <div className={styles.actions}>
        {email && email !== user?.email && <p className={styles.note}>{texts.forAddress(email)}</p>}
        {user ? (
          <AcceptInvitation token={token} invitation={invitation} user={user} />
        ) : (
          <SignInFirst token={token} email={email} />
        )}
      </div>
    </AuthSplit>
  );
}

/** Both come back here, with the same link. */
function SignInFirst({ token, email }: { token: string; email: string | null }) {
  const here = useLocation({ select: ({ href }) => href });
  const agree = () => agreeTo(token);
  return (
    <>
      <p className={styles.note}>{texts.before}</p>
      <ButtonLink
        to="/register"
        search={{ redirect: here }}
        state={email ? { invited: email } : {}}
        look="primary"
        size="large"
        block
        onClick={agree}
      >
        {texts.register}
      </ButtonLink>
      <ButtonLink to="/login" search={{ redirect: here }} size="large" block onClick={agree}>
        {texts.login}
      </ButtonLink>
    </>
  );
}

const Over = ({ title, text }: { title: string; text: string }) => (
  <AuthSplit title={title} lead={text}>
    <ButtonLink to="/home" size="large">
      {texts.toHome}
    </ButtonLink>
  </AuthSplit>
);
