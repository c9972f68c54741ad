import type { NotificationFilter } from '@cuadrilla/contract/notices/notifications/notifications';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import type { ButtonLook } from '../../../ui/controls/Button.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { countsQuery } from '../counts.queries.ts';
import { useMarkNotifications } from '../notifications.mutations.ts';
import { notificationsQuery } from '../notifications.queries.ts';
import { notificationTexts as texts } from '../notifications.texts.ts';

interface Props extends ButtonLook {
  /** Which of them are on the screen: what came later than those is not read by it. */
  filter: NotificationFilter | undefined;
  project?: string | undefined;
}

export function ReadAllButton({ filter, project, ...look }: Props) {
  const { data: counts } = useQuery(countsQuery());
  const { data } = useInfiniteQuery(notificationsQuery(filter, project));
  const { readAll } = useMarkNotifications();
  const newest = Math.max(0, ...(data?.pages[0]?.items.map(({ id }) => id) ?? []));
  return (
    <GuardedButton
      {...look}
      icon={<CheckCheck size={16} />}
      unavailable={counts?.unread === 0 && texts.allRead}
      onClick={() => readAll(newest)}
    >
      {texts.readAll}
    </GuardedButton>
  );
}
