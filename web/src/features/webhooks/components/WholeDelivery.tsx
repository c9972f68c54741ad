import type { WebhookDelivery, WholeDelivery as Whole } from '@cuadrilla/contract/rules/webhooks/deliveries';
import { useQuery } from '@tanstack/react-query';
import { messagesOf } from '../../../lib/server/api.ts';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Code } from '../../../ui/text/Code.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { webhookQueries } from '../webhooks.queries.ts';
import { webhookTexts as texts } from '../webhooks.texts.ts';
import styles from './Deliveries.module.css';

interface Props {
  place: { projectId: number; webhookId: number };
  delivery: WebhookDelivery;
}

/** What was sent, and what came back. */
export function WholeDelivery({ place: { projectId, webhookId }, delivery }: Props) {
  const { data, error, refetch } = useQuery(webhookQueries.delivery(projectId, webhookId, delivery));
  if (error) return <RetryBanner onRetry={refetch}>{messagesOf(error).join(' ')}</RetryBanner>;
  if (!data) return <Skeleton width="100%" height={140} />;
  return (
    <div className={styles.whole}>
      <div>
        <h3>{texts.sent}</h3>
        <Code small label={texts.sentBody} text={sentOf(data)} />
      </div>
      <div>
        <h3>
          {data.tries === 0 ? texts.answer : texts.cameBack(data.status, texts.seconds(data.took ?? 0))}
        </h3>
        <Code small label={texts.answerBody} text={answeredOf(data)} />
        <NextTry delivery={data} />
      </div>
    </div>
  );
}

function sentOf({ url, headers, body }: Whole): string {
  // What was asked for before addresses were looked at closely may be none.
  const { pathname, search } = URL.canParse(url) ? new URL(url) : { pathname: url, search: '' };
  const told = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${pathname}${search}`, ...told, '', indented(body)].join('\n');
}

function answeredOf({ tries, status, error, answer }: Whole): string {
  if (tries === 0) return texts.notYet;
  if (status === null) return error ?? '';
  const said = answer === null ? texts.unkeptAnswer : answer === '' ? texts.emptyAnswer : indented(answer);
  return [`HTTP ${status}`, '', said].join('\n');
}

/** JSON is read more easily over several lines; what else there is stays as it came. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function NextTry({ delivery: { state, nextAt } }: { delivery: Whole }) {
  const zone = useTimeZone();
  if (nextAt) return <p className={styles.next}>{texts.nextTry(formatMoment(nextAt, zone))}</p>;
  return state === 'failed' && <p className={styles.next}>{texts.noMoreTries}</p>;
}
