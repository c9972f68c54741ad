import type { RefObject } from 'react';
import { MutedCount } from '../../features/follows/components/MutedCount.tsx';
import { NotificationPanel } from '../../features/notifications/components/NotificationPanel.tsx';
import { muteToldOf } from '../../services/mute-told-of.tsx';

interface Props {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What one was told, below the bell, and what one does not want to be told any more. */
export const BellPanel = (props: Props) => (
  <NotificationPanel {...props} toolsOf={muteToldOf} foot={<MutedCount />} />
);
