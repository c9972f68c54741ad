import type { Health } from '@cuadrilla/contract/instance/workings';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { messagesOf } from '../../../lib/server/api.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { useTestMail } from '../instance.mutations.ts';
import { healthQuery } from '../instance.queries.ts';
import { instanceTexts as texts } from '../instance.texts.ts';
import styles from './Instance.module.css';
import { LinesLoading } from './Pages.tsx';

export function Mail() {
  const { data, error, refetch } = useQuery(healthQuery());
  if (data) return data.mail ? <Outgoing mail={data.mail} /> : <Banner tone="info">{texts.mailOff}</Banner>;
  if (!error) return <LinesLoading />;
  return (
    <RetryBanner onRetry={refetch}>
      {texts.failed}. {messagesOf(error).join(' ')}
    </RetryBanner>
  );
}

function Outgoing({ mail: { server, from } }: { mail: NonNullable<Health['mail']> }) {
  const test = useTestMail();
  return (
    <div className={styles.stack}>
      <dl className={styles.facts}>
        <dt>{texts.server}</dt>
        <dd>{server}</dd>
        <dt>{texts.from}</dt>
        <dd>{from}</dd>
      </dl>
      <div>
        <Button icon={<Send size={16} />} loading={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? texts.testing : texts.test}
        </Button>
      </div>
      {test.error && <Banner tone="danger">{messagesOf(test.error).join(' ')}</Banner>}
      {test.data && <Banner tone="info">{texts.tested(test.data.to, test.data.milliseconds)}</Banner>}
    </div>
  );
}
