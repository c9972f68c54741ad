import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Fingerprint } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLogout } from '../../features/auth/auth.mutations.ts';
import { AuthSplit } from '../../features/auth/components/AuthSplit.tsx';
import { AddPasskey, Passkeys } from '../../features/passkeys/components/Passkeys.tsx';
import { passkeysQuery } from '../../features/passkeys/passkeys.queries.ts';
import { passkeyTexts } from '../../features/passkeys/passkeys.texts.ts';
import { TwoFactorRow } from '../../features/two-factor/components/TwoFactorRow.tsx';
import { twoFactorQuery } from '../../features/two-factor/two-factor.queries.ts';
import { ApiError, messagesOf } from '../../lib/server/api.ts';
import { isOwnPath } from '../../lib/text/own-path.ts';
import { proofQuery, provePasskey } from '../../lib/server/proof.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { lazyLater } from '../../ui/text/lazy-later.tsx';
import { Section } from '../../ui/page/Section.tsx';
import styles from './TwoStepsPage.module.css';
import { twoStepsTexts as texts } from './two-steps.texts.ts';

const route = getRouteApi('/two-steps');

const Toaster = lazyLater(() => import('../../ui/layers/Toaster.tsx'), 'Toaster');

/** Where the instance asks everybody for two steps, whoever has shown but a password sees to that, and to nothing else. */
export function TwoStepsPage() {
  const { data: proof } = useQuery(proofQuery());
  // Decided once: a passkey that is added here is no reason to ask for it.
  const [hadPasskey, setHadPasskey] = useState<boolean>();
  if (proof && hadPasskey === undefined) setHadPasskey(proof.passkey);
  return (
    <>
      <AuthSplit title={texts.title} lead={hadPasskey ? texts.use : texts.lead}>
        {hadPasskey === undefined ? null : hadPasskey ? <UsePasskey /> : <AddStep />}
        <SignOut />
      </AuthSplit>
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  );
}

/** Everything is read anew: what was asked for before was refused. */
function useGoOn() {
  const { redirect } = route.useSearch();
  return () => location.assign(redirect && isOwnPath(redirect) ? redirect : '/dashboard');
}

function UsePasskey() {
  const goOn = useGoOn();
  const prove = useMutation({ mutationFn: provePasskey, onSuccess: goOn });
  return (
    <div className={styles.steps}>
      <Button
        look="primary"
        size="large"
        block
        icon={<Fingerprint size={17} />}
        loading={prove.isPending}
        onClick={() => prove.mutate()}
      >
        {texts.usePasskey}
      </Button>
      {prove.error && (
        <Banner tone="danger">
          {prove.error instanceof ApiError ? messagesOf(prove.error).join(' ') : texts.left}
        </Banner>
      )}
    </div>
  );
}

function AddStep() {
  const goOn = useGoOn();
  const { data: codes } = useQuery(twoFactorQuery());
  const { data: passkeys = [] } = useQuery(passkeysQuery());
  const isDone = Boolean(codes?.since) || passkeys.length > 0;
  return (
    <div className={styles.steps}>
      <Section title={texts.codes}>
        <TwoFactorRow demo={false} />
      </Section>
      <Section title={passkeyTexts.title} why={passkeyTexts.why} action={<AddPasskey demo={false} />}>
        <Passkeys />
      </Section>
      {isDone && (
        <Button look="primary" size="large" block onClick={goOn}>
          {texts.goOn}
        </Button>
      )}
    </div>
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
