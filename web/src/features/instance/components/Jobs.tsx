import type { JobState } from '@cuadrilla/contract/instance/workings';
import { useQuery } from '@tanstack/react-query';
import { messagesOf } from '../../../lib/server/api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { RecentMoment } from '../../../ui/text/Time.tsx';
import { useRetryJob } from '../instance.mutations.ts';
import { jobsQuery } from '../instance.queries.ts';
import { instanceTexts as texts } from '../instance.texts.ts';
import styles from './Instance.module.css';
import { LinesLoading } from './Pages.tsx';

/** What leaves the house: how much waits, and what was given up, to be tried again. */
export function Jobs() {
  const { data, error, refetch } = useQuery(jobsQuery());
  if (!data && error)
    return (
      <RetryBanner onRetry={refetch}>
        {texts.failed}. {messagesOf(error).join(' ')}
      </RetryBanner>
    );
  if (!data) return <LinesLoading />;
  return (
    <ul>
      {data.map((kind) => (
        <Kind key={kind.job} kind={kind} />
      ))}
    </ul>
  );
}

function Kind({ kind }: { kind: JobState }) {
  const retry = useRetryJob();
  const name = texts.jobs[kind.job] ?? kind.job;
  return (
    <>
      <li className={styles.row}>
        <div className={styles.what}>
          <span className={styles.name}>{name}</span>
          <div className={styles.detail}>{texts.queue(kind)}</div>
        </div>
      </li>
      {kind.failures.map(({ id, tries, error, failedAt }) => (
        <li key={id} className={styles.row}>
          <div className={styles.what}>
            <span className={styles.error}>{error}</span>
            <div className={styles.detail}>
              {name} · {texts.failedAt(tries)} · <RecentMoment at={failedAt} />
            </div>
          </div>
          <Button
            size="small"
            aria-label={texts.retryOf(name, error)}
            loading={retry.isPending && retry.variables === id}
            onClick={() => retry.mutate(id)}
          >
            {texts.retry}
          </Button>
        </li>
      ))}
    </>
  );
}
