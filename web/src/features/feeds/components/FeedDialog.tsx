import type { FeedSubject } from '@cuadrilla/contract/views/feeds';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { feedTexts as texts } from '../feeds.texts.ts';
import styles from './FeedDialog.module.css';
import { FeedLink } from './FeedLink.tsx';

interface Props {
  subject: FeedSubject;
  name: string;
  onClose: () => void;
}

export const FeedDialog = ({ subject, name, onClose }: Props) => (
  <Dialog
    open
    wide
    onClose={onClose}
    title={texts.subscribeTo(name)}
    description={texts.subscribeWhy}
    actions={<Button onClick={onClose}>{uiTexts.close}</Button>}
  >
    <div className={styles.content}>
      <FeedLink subject={subject} />
    </div>
  </Dialog>
);
