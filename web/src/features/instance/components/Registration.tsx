import {
  type RegistrationMode,
  registrationModes,
  type RegistrationRules,
  type RegistrationSeen,
} from '@cuadrilla/contract/instance/registration';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { TokenField } from '../../../ui/fields/TokenField.tsx';
import { useChangeRegistration } from '../instance.mutations.ts';
import { registrationQuery } from '../instance.queries.ts';
import { instanceTexts as texts } from '../instance.texts.ts';
import { LinesLoading } from './Pages.tsx';
import styles from './Registration.module.css';

export function Registration() {
  const { data, error, refetch } = useQuery(registrationQuery());
  if (data) return <RegistrationForm saved={data} />;
  if (!error) return <LinesLoading />;
  return (
    <RetryBanner onRetry={refetch}>
      {texts.failed}. {messagesOf(error).join(' ')}
    </RetryBanner>
  );
}

function RegistrationForm({ saved }: { saved: RegistrationSeen }) {
  const [wish, setWish] = useState<RegistrationRules>();
  const change = useChangeRegistration();
  const rules = wish ?? saved;
  const choose = (more: Partial<RegistrationRules>) => {
    change.reset();
    setWish({ ...rules, ...more });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(rules, { onSuccess: () => setWish(undefined) });
      }}
    >
      <div role="radiogroup" aria-label={texts.registrationTitle} className={styles.cards}>
        {registrationModes.map((mode) => (
          <Mode key={mode} mode={mode} chosen={rules.mode === mode} onChoose={() => choose({ mode })}>
            {mode === 'domains' && rules.mode === mode && (
              <TokenField
                label={texts.domains}
                hint={saved.sendsLinks ? texts.proven : texts.unproven}
                tokens={rules.domains}
                onTokens={(domains) => choose({ domains })}
              />
            )}
          </Mode>
        ))}
      </div>
      {change.error && <Banner tone="danger">{messagesOf(change.error).join(' ')}</Banner>}
      <div>
        <Button type="submit" look="primary" loading={change.isPending}>
          {change.isPending ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}

interface ModeProps {
  mode: RegistrationMode;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Mode = ({ mode, chosen, onChoose, children }: ModeProps) => (
  <div className={styles.card} data-chosen={chosen}>
    <label className={styles.choice}>
      <Checkbox type="radio" name="registration" checked={chosen} onChange={onChoose} />
      <span>
        <b className={styles.name}>{texts.modes[mode].name}</b>
        <span className={styles.why}>{texts.modes[mode].why}</span>
      </span>
    </label>
    {children}
  </div>
);
