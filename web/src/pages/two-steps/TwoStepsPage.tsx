import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLogout } from '../../features/auth/auth.mutations.ts';
import { AuthSplit } from '../../features/auth/components/AuthSplit.tsx';
import { isOwnPath } from '../../lib/text/own-path.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { lazyLater } from '../../ui/text/lazy-later.tsx';
import { SecondStep } from './SecondStep.tsx';
import { twoStepsTexts as texts } from './two-steps.texts.ts';
import { useSecondStep } from './use-second-step.ts';

const route = getRouteApi('/two-steps');

const Toaster = lazyLater(() => import('../../ui/layers/Toaster.tsx'), 'Toaster');

/** Where the instance asks everybody for two steps, whoever has shown but a password sees to that, and to nothing else. */
export function TwoStepsPage() {
  const { redirect } = route.useSearch();
  const target = redirect && isOwnPath(redirect) ? redirect : '/dashboard';
  /** Everything is read anew: what was asked for before was refused. */
  const goOn = () => location.assign(target);
  const step = useSecondStep(goOn);
  return (
    <>
      <AuthSplit title={texts.title} lead={step && (step.adds ? texts.lead : texts.use)}>
        {step && <SecondStep step={step} target={target} onDone={goOn} />}
        <SignOut />
      </AuthSplit>
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  );
}

function SignOut() {
  const logout = useLogout();
  const navigate = useNavigate();
  return (
    <Button
      look="ghost"
      loading={logout.isPending}
      onClick={() => logout.mutate(undefined, { onSuccess: () => void navigate({ to: '/login' }) })}
    >
      {texts.signOut}
    </Button>
  );
}
