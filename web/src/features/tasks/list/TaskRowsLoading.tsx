import { RowsLoading } from '../../../ui/states/RowsLoading.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import styles from './TaskRowsLoading.module.css';

const turns = [52, 64, 46, 58, 38, 60, 42, 54, 68, 44, 56, 50].map((width) => `${width}%`);

const bars = [
  { height: 14 },
  { width: 64, height: 22 },
  { width: 70, height: 12 },
  { width: 96, height: 12 },
  { width: 130, height: 14 },
];

/** The boxes of the table's rows, empty. */
export const TaskRowsLoading = ({ count = turns.length }: { count?: number }) => (
  <RowsLoading label={taskTexts.loading} row={styles.row} turns={turns.slice(0, count)} bars={bars} />
);
