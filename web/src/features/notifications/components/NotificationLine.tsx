import { withoutFormat } from '@cuadrilla/contract/kernel/formatted-text';
import type { Notification } from '@cuadrilla/contract/notices/notifications/notifications';
import { CalendarClock, CircleAlert, Webhook, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { PlainLink } from '../../../ui/controls/PlainLink.tsx';
import { Ago } from '../../../ui/text/Time.tsx';
import type { Line } from '../group-notifications.ts';
import { notificationTexts as texts } from '../notifications.texts.ts';
import styles from './Notifications.module.css';

const icons: Partial<Record<Notification['kind'], typeof Workflow>> = {
  rule: Workflow,
  paused: Workflow,
  webhook: Webhook,
};

/** What happened; it leads to where. */
export function NotificationLine({ line, onOpen }: { line: Line; onOpen: () => void }) {
  const { newest, others } = line;
  const { actor, comment } = newest;
  const Icon = icons[newest.kind] ?? CalendarClock;
  return (
    <div className={styles.line} data-unread={!newest.read || undefined}>
      <span className={styles.face}>
        {actor ? (
          <Avatar person={actor} size={24} decorative />
        ) : newest.kind === 'overdue' ? (
          <CircleAlert size={17} className={styles.overdue} />
        ) : (
          <Icon size={17} />
        )}
      </span>
      <Place of={newest} onOpen={onOpen}>
        {!newest.read && <Hidden>{texts.isNew}</Hidden>}
        <What of={newest} others={others} />
      </Place>
      <Ago at={newest.at} />
      {comment && <p className={styles.words}>{withoutFormat(comment.content)}</p>}
    </div>
  );
}

function What({ of, others }: { of: Notification; others: number }) {
  const zone = useTimeZone();
  if (!of.actor) return texts.told(of, of.due ? formatDay(of.due, zone) : '');
  const deed = others > 0 ? texts.commentedWith(others) : texts.deed(of);
  return (
    <>
      <b>{of.actor.name}</b> {deed}
    </>
  );
}

interface PlaceProps {
  of: Notification;
  onOpen: () => void;
  children: ReactNode;
}

function Place({ of: { kind, Project, Board, Task, Document, comment }, onOpen, children }: PlaceProps) {
  const link = { className: styles.link, onClick: onOpen };
  const projectId = Project.id;
  if (Document)
    return (
      <PlainLink
        {...link}
        to="/documentation/$projectId/$documentId"
        params={{ projectId, documentId: Document.id }}
        search={Document.threadId ? { panel: 'comments', thread: String(Document.threadId) } : {}}
      >
        {children}
      </PlainLink>
    );
  if (!Task || !Board)
    return (
      <PlainLink
        {...link}
        to="/dashboard/projects/$projectId"
        params={{ projectId }}
        search={kind === 'webhook' ? { tab: 'settings', section: 'webhooks' } : {}}
      >
        {children}
      </PlainLink>
    );
  return (
    <PlainLink
      {...link}
      to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
      params={{ projectId, boardId: Board.id, taskId: Task.id }}
      {...(comment && { hash: `comentario-${comment.id}` })}
    >
      {children}
    </PlainLink>
  );
}
