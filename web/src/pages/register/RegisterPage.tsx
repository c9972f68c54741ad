import type { RegistrationSeen } from '@cuadrilla/contract/instance/registration';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { registrationQuery } from '../../features/auth/registration.queries.ts';
import { authTexts } from '../../features/auth/auth.texts.ts';
import { registrationTexts as texts } from '../../features/auth/registration.texts.ts';
import { useAskRegistrationLink } from '../../features/auth/registration.mutations.ts';
import { AskInvitation } from '../../features/auth/components/AskInvitation.tsx';
import { AskLinkForm } from '../../features/auth/components/AskLinkForm.tsx';
import { AuthSplit } from '../../features/auth/components/AuthSplit.tsx';
import { OidcLink } from '../../features/auth/components/OidcLink.tsx';
import { RegisterForm } from '../../features/auth/components/RegisterForm.tsx';
import { hasPasswords } from '../../features/auth/ways-in.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { addressIn } from './address-in.ts';
import { invitationIn } from './invitation-in.ts';
import styles from './RegisterPage.module.css';

const route = getRouteApi('/public/register');

export function RegisterPage() {
  const search = route.useSearch();
  return (
    <AuthSplit
      title={authTexts.registerTitle}
      lead={
        <>
          {authTexts.already}{' '}
          <TextLink to="/login" search={search}>
            {authTexts.toLogin}
          </TextLink>
        </>
      }
    >
      <Registering redirect={search.redirect} />
    </AuthSplit>
  );
}

/** The form stands while it is not known who may: the server has the last word. */
function Registering({ redirect }: { redirect: string | undefined }) {
  const invitation = invitationIn(redirect);
  const invited = useLocation({ select: ({ state }) => state.invited });
  const proof = useLocation({ select: ({ hash }) => hash });
  const { data: rules } = useQuery(registrationQuery);
  if (!hasPasswords()) return <OidcLink redirect={redirect} />;
  if (rules?.mode === 'closed') return <Banner tone="info">{texts.closed}</Banner>;
  if (invitation) return <RegisterForm invitation={invitation} email={invited} />;
  if (proof) return <RegisterForm proof={proof} email={addressIn(proof)} />;
  if (rules?.mode === 'invited')
    return (
      <>
        <Banner tone="info">{texts.onlyInvited}</Banner>
        {rules.sendsLinks && <AskInvitation open />}
      </>
    );
  return (
    <>
      {rules?.mode === 'domains' ? <ByDomain rules={rules} /> : <RegisterForm />}
      {rules?.sendsLinks && <AskInvitation />}
    </>
  );
}

const ByDomain = ({ rules: { domains, sendsLinks } }: { rules: RegistrationSeen }) => (
  <div className={styles.domains}>
    <Banner tone="info">{texts.byDomain(domains)}</Banner>
    {sendsLinks ? <AskLink /> : <RegisterForm />}
  </div>
);

const AskLink = () => <AskLinkForm ask={useAskRegistrationLink()} sent={texts.linkSent} />;
