import { LineGlyph } from '../../../../ui/controls/LineGlyph.tsx';
import { taskTexts } from '../../data/tasks.texts.ts';
import styles from './PointsSign.module.css';

interface Props {
  done: number;
  count: number;
}

/** How far the checklist of a task is. */
export const PointsSign = ({ done, count }: Props) => (
  <span
    className={styles.sign}
    role="img"
    aria-label={taskTexts.points(done, count)}
    data-done={done === count || undefined}
  >
    <LineGlyph name="checks" />
    {done}/{count}
  </span>
);
