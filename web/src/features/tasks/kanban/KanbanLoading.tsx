import { classes } from '../../../lib/text/text.ts';
import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import styles from './Kanban.module.css';
import { SkeletonCards } from './KanbanCardsLoading.tsx';
import column from './KanbanColumn.module.css';

/** Before the columns are known. */
export const KanbanLoading = () => (
  <Loading label={taskTexts.loading}>
    <div className={styles.board}>
      {[88, 72, 64].map((width) => (
        <div key={width} className={classes(column.column, column.loading)}>
          <div className={column.headLoading}>
            <Skeleton width={width} height={14} />
          </div>
          <SkeletonCards />
        </div>
      ))}
      <div className={column.addLoading} />
    </div>
  </Loading>
);
