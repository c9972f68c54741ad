import type { Notification } from '@cuadrilla/contract/notices/notifications/notifications';
import { Check, Circle, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { LevelGlyph } from '../../../ui/controls/LevelGlyph.tsx';
import type { Group } from '../group-notifications.ts';
import { useMarkNotifications } from '../notifications.mutations.ts';
import { notificationTexts as texts } from '../notifications.texts.ts';
import { NotificationLine } from './NotificationLine.tsx';
import styles from './Notifications.module.css';

/** What else may be done about what a group is about. */
export type ToolsOf = (newest: Notification) => ReactNode;

interface Props {
  group: Group;
  onOpen: (() => void) | undefined;
  toolsOf: ToolsOf;
}

/** All that there is of one task or document, or of a project. */
export function NotificationGroup({ group: { newest, lines, unread }, onOpen, toolsOf }: Props) {
  const { mark } = useMarkNotifications();
  const { Task, Document, Project, Board } = newest;
  const title = Task?.title ?? Document?.title ?? Project.name;
  const all = lines.flatMap(({ ids }) => ids);
  const isRead = unread.length === 0;
  return (
    <li className={styles.group}>
      <header className={styles.head}>
        <span className={styles.glyph} data-level={Task?.priority_id}>
          {Task && <LevelGlyph level={Task.priority_id} size={16} />}
          {Document && <FileText size={16} />}
        </span>
        <div className={styles.names}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.place}>
            {Task ? [Project.name, Board?.name].join(' · ') : Document ? Project.name : texts.project}
          </p>
        </div>
        <div className={styles.tools}>
          <IconButton
            size="small"
            label={isRead ? texts.unreadGroup(title) : texts.readGroup(title)}
            onClick={() => mark(isRead ? all : unread, !isRead)}
          >
            {isRead ? <Circle size={14} /> : <Check size={16} />}
          </IconButton>
          {toolsOf(newest)}
        </div>
      </header>
      {lines.map((line) => (
        <NotificationLine
          key={line.newest.id}
          line={line}
          onOpen={() => {
            if (unread.length > 0) mark(unread);
            onOpen?.();
          }}
        />
      ))}
    </li>
  );
}
