import { getRouteApi } from '@tanstack/react-router';
import { authTexts } from '../../features/auth/auth.texts.ts';
import { AuthSplit } from '../../features/auth/components/AuthSplit.tsx';
import { DemoButton } from '../../features/auth/components/DemoButton.tsx';
import { LoginForm } from '../../features/auth/components/LoginForm.tsx';
import { OidcLink } from '../../features/auth/components/OidcLink.tsx';
import { PasskeyButton } from '../../features/auth/components/PasskeyButton.tsx';
import { hasPasswords } from '../../features/auth/ways-in.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './LoginPage.module.css';

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
          <PasskeyButton />
          <p className={styles.forgotten}>
            <TextLink to="/reset-password">{authTexts.forgotten}</TextLink>
          </p>
        </>
      )}
      <OidcLink redirect={redirect} error={error} />
      <DemoButton />
    </AuthSplit>
  );
}
