import { useQuery } from '@tanstack/react-query';
import { messagesOf } from '../../../lib/server/api.ts';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { useChangeTwoSteps } from '../instance.mutations.ts';
import { twoStepsQuery } from '../instance.queries.ts';
import { instanceTexts as texts } from '../instance.texts.ts';
import { LinesLoading } from './Pages.tsx';
import styles from './RequiredTwoSteps.module.css';

/** Whether a password alone is enough on this instance. */
export function RequiredTwoSteps() {
  const { data, error, refetch } = useQuery(twoStepsQuery());
  const change = useChangeTwoSteps();
  if (!data && error)
    return (
      <RetryBanner onRetry={refetch}>
        {texts.failed}. {messagesOf(error).join(' ')}
      </RetryBanner>
    );
  if (!data) return <LinesLoading />;
  const required = change.isPending ? change.variables : data.required;
  return (
    <label className={styles.row}>
      <span>
        <b className={styles.name}>{texts.twoStepsRequired}</b>
        <span className={styles.why}>{texts.twoStepsWhy}</span>
      </span>
      <Switch checked={required} onChange={({ target }) => change.mutate(target.checked)} />
    </label>
  );
}
