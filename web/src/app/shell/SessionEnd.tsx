import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useOncePaused } from '../../lib/typing-pause.ts';
import { abandonSession, resumeSession, useSessionEnded, useUser } from '../../services/session.ts';

const SignInAgainDialog = lazy(() =>
  import('../../features/auth/components/SignInAgainDialog.tsx').then((module) => ({
    default: module.SignInAgainDialog,
  })),
);

/** Asks whoever is on the screen to sign in again, once their session has ended and they have finished their sentence. */
export function SessionEnd() {
  const ended = useOncePaused(useSessionEnded());
  const { email } = useUser();
  const navigate = useNavigate();
  const leave = () => {
    abandonSession();
    // By itself, so that the next person does not land on this one's page.
    void navigate({ to: '/login', ignoreBlocker: true });
  };
  return (
    <Suspense>
      {ended && <SignInAgainDialog email={email} onSignedIn={resumeSession} onOther={leave} />}
    </Suspense>
  );
}
