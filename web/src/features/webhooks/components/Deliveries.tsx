import type { Webhook } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { focusWhenThere } from '../../../lib/focus.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { BlockLoading } from '../../../ui/states/BlockLoading.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx';
import { useReplay } from '../webhooks.mutations.ts';
import { webhookQueries } from '../webhooks.queries.ts';
import { webhookTexts as texts } from '../webhooks.texts.ts';
import styles from './Deliveries.module.css';
import { DeliveryRow } from './DeliveryRow.tsx';

interface Props {
  projectId: number;
  webhook: Webhook;
  failedOnly: boolean;
  onFilter: (failedOnly: boolean) => void;
  /** Why none can be sent again, if none can. */
  fixed: string | false;
}

const filters = [
  { value: 'all', label: texts.allDeliveries },
  { value: 'failed', label: texts.failedDeliveries },
] as const;

/** What a webhook told, and how that went. */
export function Deliveries({ projectId, webhook, failedOnly, onFilter, fixed }: Props) {
  const list = useInfiniteQuery(webhookQueries.deliveries(projectId, webhook.id, failedOnly));
  const replay = useReplay(projectId, webhook.id);
  const deliveries = list.data?.pages.flatMap(({ items }) => items);
  const refused = fixed || (!webhook.enabled && texts.isOff);
  const title = useRef<HTMLHeadingElement>(null);
  /** Among those that failed the whole row goes. */
  const send = (which: number | 'failed', find: () => HTMLElement | null) => {
    const pressed = document.activeElement;
    replay.mutate(which, {
      onSuccess: () => void focusWhenThere(failedOnly ? () => title.current : find, pressed),
    });
  };
  return (
    <section aria-labelledby="deliveries">
      <div className={styles.head}>
        <h2 ref={title} id="deliveries" tabIndex={-1} className={styles.title}>
          {texts.deliveries(webhook.name)}
        </h2>
        <div className={styles.tools}>
          <SegmentedControl
            label={texts.filter}
            options={filters}
            value={failedOnly ? 'failed' : 'all'}
            onChange={(value) => onFilter(value === 'failed')}
          />
          {webhook.failed > 0 && (
            <GuardedButton
              size="small"
              icon={<RotateCw size={15} />}
              unavailable={refused}
              loading={replay.isPending}
              onClick={() => send('failed', () => title.current)}
            >
              {texts.replayFailed(webhook.failed)}
            </GuardedButton>
          )}
        </div>
      </div>
      {!deliveries && list.error ? (
        <RetryBanner onRetry={list.refetch}>
          {texts.deliveriesFailed}. {messagesOf(list.error).join(' ')}
        </RetryBanner>
      ) : !deliveries ? (
        <BlockLoading label={texts.deliveriesLoading} height={120} />
      ) : deliveries.length === 0 ? (
        <EmptyState
          plain
          title={failedOnly ? texts.noFailed : texts.noDeliveries}
          {...(!failedOnly && { text: texts.noDeliveriesWhy })}
        />
      ) : (
        <table className={styles.table}>
          <DeliveriesHead />
          <tbody>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                place={{ projectId, webhookId: webhook.id }}
                delivery={delivery}
                fixed={refused}
                onReplay={(find) => send(delivery.id, find)}
              />
            ))}
          </tbody>
        </table>
      )}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.moreDeliveries}
          </Button>
        </div>
      )}
    </section>
  );
}

const DeliveriesHead = () => (
  <thead>
    <tr>
      <th scope="col">{texts.when}</th>
      <th scope="col">{texts.event}</th>
      <th scope="col">{texts.answer}</th>
      <th scope="col">{texts.tries}</th>
      <th scope="col">{texts.took}</th>
      <th scope="col">
        <Hidden>{texts.actions}</Hidden>
      </th>
    </tr>
  </thead>
);
