import { Card } from '../../../ui/page/Card.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import styles from './KanbanCardsLoading.module.css';

const widths = [72, 84, 58];

/** The boxes of a column's cards, empty. */
export const KanbanCardsLoading = () => (
  <Loading label={taskTexts.loading}>
    <SkeletonCards />
  </Loading>
);

export const SkeletonCards = () => (
  <div className={styles.cards}>
    {widths.map((width) => (
      <Card key={width} className={styles.card}>
        <Skeleton width={64} height={22} />
        <Skeleton width={`${width}%`} height={14} />
        <Skeleton width={118} height={12} />
      </Card>
    ))}
  </div>
);
