import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import styles from './TaskRowsLoading.module.css';

const widths = [52, 64, 46, 58, 38, 60, 42, 54, 68, 44, 56, 50];

/** The boxes of the table's rows, empty. */
export const TaskRowsLoading = ({ count = widths.length }: { count?: number }) => (
  <Loading label={taskTexts.loading}>
    {widths.slice(0, count).map((width) => (
      <div key={width} className={styles.row}>
        <Skeleton width={`${width}%`} height={14} />
        <Skeleton width={64} height={22} />
        <Skeleton width={70} height={12} />
        <Skeleton width={96} height={12} />
        <Skeleton width={130} height={14} />
      </div>
    ))}
  </Loading>
);
