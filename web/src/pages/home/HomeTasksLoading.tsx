import { Loading } from '../../ui/states/Loading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { homeTexts } from './home.texts.ts';
import styles from './HomeTasks.module.css';

const widths = ['62%', '48%', '70%', '54%', '40%'];

export const HomeTasksLoading = () => (
  <Loading label={homeTexts.tasksLoading}>
    <div className={styles.title}>
      <Skeleton width={110} height={18} />
    </div>
    {widths.map((width) => (
      <div key={width} className={styles.task}>
        <Skeleton width={18} height={18} />
        <div className={styles.words}>
          <Skeleton width={width} height={14} />
          <Skeleton width="30%" height={12} />
        </div>
        <Skeleton width={70} height={22} />
        <Skeleton width={92} height={12} />
      </div>
    ))}
  </Loading>
);
