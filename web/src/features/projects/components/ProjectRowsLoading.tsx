import { RowsLoading } from '../../../ui/states/RowsLoading.tsx';
import { projectTexts } from '../projects.texts.ts';
import styles from './ProjectRow.module.css';

const bars = [
  { width: 36, height: 36 },
  { box: styles.words, bars: [{ height: 16 }, { width: 130, height: 12 }] },
  { box: styles.role, width: 84, height: 22 },
  { box: styles.updated, width: 104, height: 12 },
  { box: styles.actions, width: 110, height: 30 },
];

/** The boxes of `ProjectRow`, empty. */
export const ProjectRowsLoading = () => (
  <RowsLoading
    label={projectTexts.loading}
    row={styles.row}
    turns={['220px', '160px', '190px', '240px', '170px']}
    bars={bars}
  />
);
