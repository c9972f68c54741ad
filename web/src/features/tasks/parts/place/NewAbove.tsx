import { ArrowUp } from 'lucide-react';
import { taskTexts } from '../../data/tasks.texts.ts';
import styles from './NewAbove.module.css';

interface Props {
  above: number;
  show: () => void;
}

/** What came in above what one is reading; nothing where nothing did. */
export const NewAbove = ({ above, show }: Props) =>
  above > 0 && (
    <div className={styles.edge}>
      <button type="button" className={styles.pill} onClick={show}>
        <ArrowUp size={14} aria-hidden />
        {taskTexts.newAbove(above)}
      </button>
    </div>
  );
