import { CardsLoading } from '../../../ui/page/CardsLoading.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import styles from '../parts/card/TaskCard.module.css';

const turns = [72, 84, 66, 78, 58, 80, 62, 74, 88, 64, 76, 70].map((width) => `${width}%`);

const bars = [
  {
    box: styles.row,
    bars: [
      { width: 64, height: 22 },
      { box: styles.column, width: 56, height: 12 },
    ],
  },
  { box: styles.title, height: 14 },
  {
    box: styles.row,
    bars: [
      { width: 118, height: 12 },
      { box: styles.column, width: 24, height: 24, round: true },
    ],
  },
];

/** The boxes of `TaskCard`, empty. */
export const TaskCardsLoading = ({ count = turns.length }: { count?: number }) => (
  <CardsLoading
    label={taskTexts.loading}
    columns={4}
    row={styles.card}
    turns={turns.slice(0, count)}
    bars={bars}
  />
);
