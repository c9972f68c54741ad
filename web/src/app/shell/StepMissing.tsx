import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { useOncePaused } from '../../lib/typing-pause.ts';
import { noteAtWork, resumeSession, useStepMissing } from '../../services/session.ts';
import { useSignOut } from './use-sign-out.ts';

const TwoStepsDialog = lazy(() =>
  import('../../pages/two-steps/TwoStepsDialog.tsx').then((module) => ({ default: module.TwoStepsDialog })),
);

/** Asks whoever is on the screen for a second step, once the instance does and they have finished their sentence. */
export function StepMissing() {
  const missing = useOncePaused(useStepMissing());
  const { signOut } = useSignOut();
  const isAtWork = useQuery({ ...profileQuery(), enabled: false }).data !== undefined;
  useEffect(() => {
    noteAtWork(isAtWork);
    return () => noteAtWork(false);
  }, [isAtWork]);
  return <Suspense>{missing && <TwoStepsDialog onDone={resumeSession} onSignOut={signOut} />}</Suspense>;
}
