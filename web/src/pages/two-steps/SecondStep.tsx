import { useMutation, useQuery } from '@tanstack/react-query';
import { Fingerprint, KeyRound } from 'lucide-react';
import { oidcTexts } from '../../features/auth/oidc.texts.ts';
import { oidcName } from '../../features/auth/ways-in.ts';
import { AddPasskey, Passkeys } from '../../features/passkeys/components/Passkeys.tsx';
import { passkeysQuery } from '../../features/passkeys/passkeys.queries.ts';
import { passkeyTexts } from '../../features/passkeys/passkeys.texts.ts';
import { TwoFactorRow } from '../../features/two-factor/components/TwoFactorRow.tsx';
import { twoFactorQuery } from '../../features/two-factor/two-factor.queries.ts';
import { ApiError, messagesOf } from '../../lib/server/api.ts';
import { provePasskey } from '../../lib/server/proof.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Section } from '../../ui/page/Section.tsx';
import styles from './SecondStep.module.css';
import { twoStepsTexts as texts } from './two-steps.texts.ts';
import type { Step } from './use-second-step.ts';

interface Props {
  step: Step;
  /** Where to come back to from the organisation's provider. */
  target: string;
  onDone: () => void;
}

/** The second steps that somebody has or, as long as they have none, how to get one. */
export const SecondStep = ({ step, target, onDone }: Props) => (
  <div className={styles.steps}>
    {step.adds && <AddStep isDone={step.isDone} onDone={onDone} />}
    {step.passkey && <UsePasskey onDone={onDone} />}
    {step.provider && <UseProvider target={target} first={!step.passkey} />}
  </div>
);

function UsePasskey({ onDone }: Pick<Props, 'onDone'>) {
  const prove = useMutation({ mutationFn: provePasskey, onSuccess: onDone });
  return (
    <>
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
    </>
  );
}

/** Leaves the application, and comes back with a session that has shown more than a password. */
const UseProvider = ({ target, first }: Pick<Props, 'target'> & { first: boolean }) => (
  <Button
    look={first ? 'primary' : 'secondary'}
    size="large"
    block
    icon={<KeyRound size={17} />}
    onClick={() => location.assign(`/api/auth/oidc?${new URLSearchParams({ redirect: target })}`)}
  >
    {oidcTexts.enter(oidcName())}
  </Button>
);

function AddStep({ isDone, onDone }: Pick<Props, 'onDone'> & { isDone: boolean }) {
  const { data: codes } = useQuery(twoFactorQuery());
  const { data: passkeys = [] } = useQuery(passkeysQuery());
  return (
    <>
      <Section title={texts.codes}>
        <TwoFactorRow demo={false} />
      </Section>
      <Section title={passkeyTexts.title} why={passkeyTexts.why} action={<AddPasskey demo={false} />}>
        <Passkeys />
      </Section>
      {(isDone || Boolean(codes?.since) || passkeys.length > 0) && (
        <Button look="primary" size="large" block onClick={onDone}>
          {texts.goOn}
        </Button>
      )}
    </>
  );
}
