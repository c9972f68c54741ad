import { taskTexts } from '../../data/tasks.texts.ts';
import styles from './TaskNumber.module.css';

/** What people call the task by, quietly. One that is still on its way to the server has none yet. */
export const TaskNumber = ({ number }: { number: number }) =>
  number > 0 && <span className={styles.number}>{taskTexts.number(number)}</span>;
