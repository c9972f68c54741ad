import { Card } from '../../../ui/page/Card.tsx';
import { Grid } from '../../../ui/page/Grid.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import styles from '../parts/card/TaskCard.module.css';
import { taskTexts } from '../data/tasks.texts.ts';

const widths = [72, 84, 66, 78, 58, 80, 62, 74, 88, 64, 76, 70];

/** The boxes of `TaskCard`, empty. */
export const TaskCardsLoading = ({ count = widths.length }: { count?: number }) => (
  <Loading label={taskTexts.loading}>
    <Grid columns={4}>
      {widths.slice(0, count).map((width) => (
        <Card key={width} className={styles.card}>
          <div className={styles.row}>
            <Skeleton width={64} height={22} />
            <div className={styles.column}>
              <Skeleton width={56} height={12} />
            </div>
          </div>
          <div className={styles.title}>
            <Skeleton width={`${width}%`} height={14} />
          </div>
          <div className={styles.row}>
            <Skeleton width={118} height={12} />
            <div className={styles.column}>
              <Skeleton width={24} height={24} round />
            </div>
          </div>
        </Card>
      ))}
    </Grid>
  </Loading>
);
