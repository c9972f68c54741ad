import { Loading } from '../../../ui/Loading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { taskTexts } from '../tasks.texts.ts';
import styles from './TaskEditor.module.css';

/** The boxes of `TaskEditor`, empty. */
export const TaskLoading = () => (
  <Loading label={taskTexts.loadingOne}>
    <div className={styles.page}>
      <Skeleton width={120} height={16} />
      <div className={styles.sheet}>
        <div className={styles.text}>
          <Skeleton width="62%" height={46} />
          <Skeleton width={90} height={14} />
          <Skeleton width="100%" height={152} />
        </div>
        <div className={styles.props}>
          {[1, 2, 3, 4, 5].map((each) => (
            <div key={each}>
              <Skeleton width={72} height={14} />
              <Skeleton width="100%" height={36} />
            </div>
          ))}
        </div>
        <div className={styles.rest}>
          <Skeleton width={260} height={24} />
          <Skeleton width="80%" height={60} />
        </div>
      </div>
    </div>
  </Loading>
);
