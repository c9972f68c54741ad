import { classes } from '../../../lib/text/text.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { SkeletonRows } from '../../../ui/states/RowsLoading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import styles from './Kanban.module.css';
import column from './KanbanColumn.module.css';
import cards from './KanbanLoading.module.css';

const bars = [{ width: 64, height: 22 }, { height: 14 }, { width: 118, height: 12 }];

const CardsToCome = () => (
  <div className={cards.cards}>
    <SkeletonRows as={Card} row={cards.card} turns={['72%', '84%', '58%']} bars={bars} />
  </div>
);

/** The boxes of a column's cards, empty. */
export const KanbanCardsLoading = () => (
  <Loading label={taskTexts.loading}>
    <CardsToCome />
  </Loading>
);

/** Before the columns are known. */
export const KanbanLoading = () => (
  <Loading label={taskTexts.loading}>
    <div className={styles.board}>
      {[88, 72, 64].map((width) => (
        <div key={width} className={classes(column.column, column.loading)}>
          <div className={column.headLoading}>
            <Skeleton width={width} height={14} />
          </div>
          <CardsToCome />
        </div>
      ))}
      <div className={column.addLoading} />
    </div>
  </Loading>
);
