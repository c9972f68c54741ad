import type { NotificationFilter } from '@cuadrilla/contract/notices/notifications/notifications';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messagesOf } from '../../../lib/server/api.ts';
import { useNow } from '../../../lib/dates/clock.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { RowsLoading } from '../../../ui/states/RowsLoading.tsx';
import { byDay, type Group, groupNotifications } from '../group-notifications.ts';
import { notificationsQuery } from '../notifications.queries.ts';
import { notificationTexts as texts } from '../notifications.texts.ts';
import { NotificationGroup, type ToolsOf } from './NotificationGroup.tsx';
import styles from './Notifications.module.css';

interface Props {
  filter: NotificationFilter | undefined;
  project?: string | undefined;
  /** With the names of the days above. */
  days?: boolean;
  /** Somebody goes to the place. */
  onOpen?: () => void;
  toolsOf: ToolsOf;
}

export function NotificationList({ filter, project, days = false, onOpen, toolsOf }: Props) {
  const list = useInfiniteQuery(notificationsQuery(filter, project));
  const timeZone = useTimeZone();
  const today = useNow((now) => dayIn(now, timeZone));
  if (list.isPending) return <ListLoading />;
  if (list.isError && !list.data)
    return (
      <ErrorState
        title={texts.failed}
        text={messagesOf(list.error).join(' ')}
        onRetry={() => void list.refetch()}
      />
    );
  const groups = groupNotifications(list.data.pages.flatMap(({ items }) => items));
  if (groups.length === 0)
    return (
      <EmptyState plain title={texts.none[filter ?? 'all']} {...(!filter && { text: texts.noneText })} />
    );
  const draw = (shown: readonly Group[]) => (
    <ul className={styles.groups}>
      {shown.map((group) => (
        <NotificationGroup key={group.key} group={group} onOpen={onOpen} toolsOf={toolsOf} />
      ))}
    </ul>
  );
  return (
    <>
      {days
        ? byDay(groups, timeZone, today).map((each) => (
            <section key={each.day} aria-labelledby={`dia-${each.day}`}>
              <h2 id={`dia-${each.day}`} className={styles.day}>
                {texts[each.day]}
              </h2>
              {draw(each.groups)}
            </section>
          ))
        : draw(groups)}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button size="small" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

const bars = [
  { height: 16 },
  {
    box: styles.line,
    bars: [
      { width: 24, height: 24 },
      { width: '80%', height: 14 },
    ],
  },
];

const ListLoading = () => (
  <RowsLoading label={texts.loading} row={styles.group} turns={['55%', '70%', '40%']} bars={bars} />
);
