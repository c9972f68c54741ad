import type { ReactNode } from 'react';
import { classes } from '../../../lib/text.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { taskTexts } from '../tasks.texts.ts';
import styles from './TaskEditor.module.css';
import skeleton from './TaskLoading.module.css';

/** The boxes of `TaskEditor`, empty. */
export const TaskLoading = () => (
  <Loading label={taskTexts.loadingOne}>
    <div className={styles.page}>
      <div className={skeleton.back}>
        <Skeleton width={110} height={12} />
      </div>
      <div className={styles.sheet}>
        <div className={styles.text}>
          <div className={skeleton.title}>
            <Skeleton width="62%" height={22} />
          </div>
          <Field width={76}>
            <div className={classes(skeleton.box, skeleton.text)}>
              <Skeleton width="92%" height={12} />
              <Skeleton width="84%" height={12} />
              <Skeleton width="40%" height={12} />
            </div>
          </Field>
        </div>
        <div className={styles.props}>
          {[56, 78, 80, 44, 50, 54].map((width) => (
            <Field key={width} width={width}>
              <div className={skeleton.box}>
                <Skeleton width={width + 30} height={12} />
              </div>
            </Field>
          ))}
        </div>
        <div className={styles.rest}>
          <div className={skeleton.tabs}>
            <Skeleton width={280} height={16} />
          </div>
          <Skeleton width="48%" height={12} />
          <Skeleton width="66%" height={12} />
        </div>
      </div>
    </div>
  </Loading>
);

const Field = ({ width, children }: { width: number; children: ReactNode }) => (
  <div className={skeleton.field}>
    <Skeleton width={width} height={12} />
    {children}
  </div>
);
