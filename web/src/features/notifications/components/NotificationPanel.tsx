import { counted } from '@cuadrilla/contract/notices/notifications/counts';
import type { NotificationFilter } from '@cuadrilla/contract/notices/notifications/notifications';
import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useId, useState, type ReactNode, type RefObject } from 'react';
import { AnchoredPanel } from '../../../ui/layers/AnchoredPanel.tsx';
import { PlainLink } from '../../../ui/controls/PlainLink.tsx';
import { Tabs } from '../../../ui/page/Tabs.tsx';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { countsQuery } from '../counts.queries.ts';
import { notificationTexts as texts } from '../notifications.texts.ts';
import type { ToolsOf } from './NotificationGroup.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationPanel.module.css';
import { ReadAllButton } from './ReadAllButton.tsx';

type Shown = NotificationFilter | 'all';

interface Props {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  /** Beside the title of each group. */
  toolsOf: ToolsOf;
  foot: ReactNode;
}

/** Below the bell. The focus comes from there and goes back. */
export function NotificationPanel({ anchor, onClose, toolsOf, foot }: Props) {
  const { data: counts } = useQuery(countsQuery());
  const [shown, setShown] = useState<Shown>('unread');
  const title = useId();
  const filter = shown === 'all' ? undefined : shown;
  const tabs = [
    { value: 'unread', label: texts.unread, count: counted(counts?.unread) },
    { value: 'mentions', label: texts.mentions, count: counted(counts?.mentions) },
    { value: 'all', label: texts.all },
  ] as const;
  return (
    <AnchoredPanel
      anchor={anchor}
      onClose={onClose}
      className={styles.panel}
      aria-labelledby={title}
      align="end"
      sideOffset={13}
      collisionPadding={12}
      onInteractOutside={(event) => {
        // The bell closes it by itself.
        if (anchor.current?.contains(event.target as Node)) event.preventDefault();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        anchor.current?.focus({ preventScroll: true });
      }}
    >
      <header className={styles.head}>
        <h2 id={title} className={styles.title}>
          {texts.title}
        </h2>
        <ReadAllButton look="ghost" size="small" filter={filter} />
        <PlainLink to="/settings/notifications" className={styles.settings} aria-label={texts.settings}>
          <Settings size={17} />
        </PlainLink>
      </header>
      <div className={styles.body}>
        <Tabs label={texts.filters} tabs={tabs} value={shown} onChange={setShown}>
          <NotificationList filter={filter} onOpen={onClose} toolsOf={toolsOf} />
        </Tabs>
      </div>
      <footer className={styles.foot}>
        <TextLink to="/notifications">{texts.seeAll}</TextLink>
        {foot}
      </footer>
    </AnchoredPanel>
  );
}
