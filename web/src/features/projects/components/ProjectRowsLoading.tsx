import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { projectTexts } from '../projects.texts.ts';
import styles from './ProjectRow.module.css';

const widths = [220, 160, 190, 240, 170];

/** The boxes of `ProjectRow`, empty. */
export const ProjectRowsLoading = () => (
  <Loading label={projectTexts.loading}>
    {widths.map((width) => (
      <div key={width} className={styles.row}>
        <Skeleton width={36} height={36} />
        <div className={styles.words}>
          <Skeleton width={width} height={16} />
          <Skeleton width={130} height={12} />
        </div>
        <span className={styles.role}>
          <Skeleton width={84} height={22} />
        </span>
        <span className={styles.updated}>
          <Skeleton width={104} height={12} />
        </span>
        <div className={styles.actions}>
          <Skeleton width={110} height={30} />
        </div>
      </div>
    ))}
  </Loading>
);
