import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { LevelGlyph } from '../../../../ui/controls/LevelGlyph.tsx';
import styles from './PriorityChip.module.css';

/** Colour, shape and word: never colour alone. */
export const PriorityChip = ({ priority }: { priority: Task['Priority'] }) => (
  <span className={styles.chip} data-level={priority.id}>
    <LevelGlyph level={priority.id} />
    {priority.name}
  </span>
);
