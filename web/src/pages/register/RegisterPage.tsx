import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { registrationQuery } from '../../features/auth/registration.queries.ts';
import { authTexts } from '../../features/auth/auth.texts.ts';
import { AuthSplit } from '../../features/auth/components/AuthSplit.tsx';
import { OidcLink } from '../../features/auth/components/OidcLink.tsx';
import { RegisterForm } from '../../features/auth/components/RegisterForm.tsx';
import { hasPasswords } from '../../features/auth/ways-in.ts';
import { Banner } from '../../ui/Banner.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { invitationIn } from './invitation-in.ts';

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
  const { data: rules } = useQuery(registrationQuery);
  if (!hasPasswords()) return <OidcLink redirect={redirect} />;
  if (rules?.mode === 'closed') return <Banner tone="info">{authTexts.closed}</Banner>;
  if (rules?.mode === 'invited' && !invitation) return <Banner tone="info">{authTexts.onlyInvited}</Banner>;
  return (
    <>
      {rules?.mode === 'domains' && !invitation && (
        <Banner tone="info">{authTexts.byDomain(rules.domains)}</Banner>
      )}
      <RegisterForm invitation={invitation} email={invited ?? ''} />
    </>
  );
}
