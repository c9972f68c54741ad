import { useSyncExternalStore } from 'react';
import { Hidden } from '../../../ui/Hidden.tsx';
import type { KanbanController } from './kanban-controller.ts';
import { kanbanTexts as texts } from './kanban.texts.ts';
import styles from './KanbanStatus.module.css';
import { landingInWords } from './landing-words.ts';

/** Names the task in hand and where it would land: one bar for the eye and, as a live region, for the ear. */
export function KanbanStatus({ kanban, narrowed }: { kanban: KanbanController; narrowed: boolean }) {
  const moving = useSyncExternalStore(kanban.moving.subscribe, kanban.moving.get);
  const said = useSyncExternalStore(kanban.said.subscribe, kanban.said.get);
  return (
    <div className={styles.frame}>
      <div
        role="status"
        className={moving ? styles.bar : undefined}
        data-toasts={moving ? 'above' : undefined}
      >
        {moving ? (
          <>
            <span className={styles.text}>
              <b className={styles.title}>{moving.task.title}</b>{' '}
              <span className={styles.where}>→ {landingInWords(kanban, moving, narrowed)}</span>
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
}
