import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { authTexts } from '../../features/auth/auth.texts.ts';
import { AuthSplit } from '../../features/auth/components/AuthSplit.tsx';
import { DemoButton } from '../../features/auth/components/DemoButton.tsx';
import { LoginForm } from '../../features/auth/components/LoginForm.tsx';
import { PasskeyButton } from '../../features/auth/components/PasskeyButton.tsx';
import { hasPasswords, oidcName } from '../../features/auth/ways-in.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import styles from './LoginPage.module.css';

const OidcLink = lazy(() =>
  import('../../features/auth/components/OidcLink.tsx').then((module) => ({ default: module.OidcLink })),
);
const route = getRouteApi('/public/login');

export function LoginPage() {
  const { redirect, error } = route.useSearch();
  return (
    <AuthSplit
      title={authTexts.loginTitle}
      lead={
        hasPasswords() && (
          <>
            {authTexts.firstTime}{' '}
            <TextLink to="/register" search={{ redirect }}>
              {authTexts.toRegister}
            </TextLink>
          </>
        )
      }
    >
      {hasPasswords() && (
        <>
          <LoginForm />
          <div className={styles.below}>
            <PasskeyButton />
          </div>
          <p className={styles.below}>
            <TextLink to="/reset-password">{authTexts.forgotten}</TextLink>
          </p>
        </>
      )}
      {oidcName() && (
        <Suspense>
          <OidcLink redirect={redirect} error={error} />
        </Suspense>
      )}
      <DemoButton />
    </AuthSplit>
  );
}
