import { messages } from '@cuadrilla/contract/kernel/errors';
import type { TwoFactor } from '@cuadrilla/contract/account/two-factor';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { BlockLoading } from '../../../ui/states/BlockLoading.tsx';
import { PasswordDialog } from '../../../ui/fields/PasswordDialog.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import styles from '../../../ui/page/rows.module.css';
import { Day } from '../../../ui/text/Time.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import {
  twoFactorQuery,
  useBeginTwoFactor,
  useRenewCodes,
  useTurnOffTwoFactor,
} from '../two-factor.queries.ts';
import { twoFactorTexts as texts } from '../two-factor.texts.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

export function TwoFactorRow({ demo }: { demo: boolean }) {
  const { data, error, refetch } = useQuery(twoFactorQuery());
  const begin = useBeginTwoFactor();
  const [asking, setAsking] = useState(false);
  /** Told only once, by whichever way they were made. */
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onStored={() => setCodes(undefined)} />;
  if (!data && error)
    return (
      <RetryBanner onRetry={refetch}>
        {texts.failed}. {messagesOf(error).join(' ')}
      </RetryBanner>
    );
  if (!data) return <BlockLoading label={texts.loading} height={36} />;
  if (data.since) return <TurnedOn state={data} since={data.since} onCodes={setCodes} />;
  if (begin.data)
    return (
      <TwoFactorSetup
        begun={begin.data}
        onDone={(made) => {
          begin.reset();
          setCodes(made);
        }}
        onCancel={begin.reset}
      />
    );
  return (
    <Row state={texts.off}>
      <GuardedButton
        size="small"
        look="primary"
        unavailable={demo && messages.demoIsFixed}
        onClick={() => setAsking(true)}
      >
        {texts.turnOn}
      </GuardedButton>
      {asking && (
        <PasswordDialog
          title={texts.turnOnTitle}
          description={texts.turnOnWhy}
          confirm={texts.goOn}
          loading={begin.isPending}
          onConfirm={async (password) => {
            await begin.mutateAsync(password);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  );
}

const Row = ({ state, children }: { state: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <Smartphone size={18} className={styles.icon} />
    <div className={styles.words}>
      <p className={styles.name}>{texts.title}</p>
      <p className={styles.seen}>
        {texts.why} {state}
      </p>
    </div>
    {children}
  </div>
);

interface OnProps {
  state: TwoFactor;
  since: string;
  onCodes: (codes: string[]) => void;
}

function TurnedOn({ state, since, onCodes }: OnProps) {
  const [asking, setAsking] = useState<'renew' | 'off'>();
  const renew = useRenewCodes();
  const turnOff = useTurnOffTwoFactor();
  const close = () => setAsking(undefined);
  return (
    <Row
      state={
        <>
          {texts.since} <Day at={since} />. {texts.codesLeft(state.recoveryCodesLeft)}
        </>
      }
    >
      <Button size="small" onClick={() => setAsking('renew')}>
        {texts.renew}
      </Button>
      <Button size="small" look="danger-ghost" onClick={() => setAsking('off')}>
        {texts.turnOff}
      </Button>
      {asking === 'renew' && (
        <PasswordDialog
          title={texts.renewTitle}
          description={texts.renewWhy}
          confirm={texts.renew}
          loading={renew.isPending}
          onConfirm={async (password) => onCodes((await renew.mutateAsync(password)).recoveryCodes)}
          onClose={close}
        />
      )}
      {asking === 'off' && (
        <PasswordDialog
          danger
          title={texts.turnOffTitle}
          description={texts.turnOffWhy}
          confirm={texts.turnOff}
          loading={turnOff.isPending}
          onConfirm={async (password) => {
            await turnOff.mutateAsync(password);
            close();
            toast.success(texts.turnedOff);
          }}
          onClose={close}
        />
      )}
    </Row>
  );
}
