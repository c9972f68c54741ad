import { Hidden } from '../../../../ui/controls/Hidden.tsx';
import { kanbanTexts as texts } from '../../data/kanban.texts.ts';
import styles from './MovingStatus.module.css';

interface Props {
  /** What is in hand, and where it would land. */
  moving: { title: string; where: string } | null;
  /** For the ear alone. */
  said: string;
}

/** One bar for the eye and, as a live region, for the ear. */
export const MovingStatus = ({ moving, said }: Props) => (
  <div className={styles.frame}>
    <div role="status" className={moving ? styles.bar : undefined} data-toasts={moving ? 'above' : undefined}>
      {moving ? (
        <>
          <span className={styles.text}>
            <b className={styles.title}>{moving.title}</b>{' '}
            <span className={styles.where}>→ {moving.where}</span>
          </span>
          <span className={styles.cancel}>
            <Hidden> · </Hidden>
            <kbd className={styles.key}>{texts.escape}</kbd> {texts.cancels}
          </span>
        </>
      ) : (
        <Hidden>{said}</Hidden>
      )}
    </div>
  </div>
);
