import { getRouteApi } from '@tanstack/react-router';
import { authTexts } from '../../features/auth/auth.texts.ts';
import { AuthSplit } from '../../features/auth/components/AuthSplit.tsx';
import { RegisterForm } from '../../features/auth/components/RegisterForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

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
      <RegisterForm />
    </AuthSplit>
  );
}
