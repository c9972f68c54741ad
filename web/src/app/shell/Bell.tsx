import { mostCounted } from '@cuadrilla/contract/notices/notifications/counts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { countsQuery } from '../../features/notifications/counts.queries.ts';
import { useMedia } from '../../lib/media.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import styles from './Bell.module.css';
import { shellTexts } from './shell.texts.ts';

const loadPanel = () => import('./BellPanel.tsx');
const BellPanel = lazy(() => loadPanel().then((module) => ({ default: module.BellPanel })));

/** How much is unread; on a phone it leads to the page, elsewhere a panel opens below it. */
export function Bell() {
  const { data } = useQuery(countsQuery());
  const [open, setOpen] = useState(false);
  const isPhone = useMedia('(max-width: 760px)');
  const navigate = useNavigate();
  const href = useLocation({ select: (location) => location.href });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [href]);
  const unread = data?.unread ?? 0;
  return (
    <>
      <IconButton
        ref={button}
        label={shellTexts.bell(unread < mostCounted ? unread : `${mostCounted - 1}+`)}
        className={styles.bell}
        data-unread={unread > 0 || undefined}
        {...(!isPhone && { 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        // Pressed again it closes by that very press, as by any beside the panel.
        onClick={() => (isPhone ? void navigate({ to: '/notifications' }) : setOpen(!open))}
      >
        <BellIcon size={18} />
      </IconButton>
      {open && (
        <Suspense>
          <BellPanel anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
