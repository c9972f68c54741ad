import { Card } from '../../../ui/page/Card.tsx';
import { Grid } from '../../../ui/page/Grid.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { projectTexts } from '../projects.texts.ts';
import styles from './ProjectCard.module.css';

const widths = [60, 68, 48, 54, 46, 58];

/** The boxes of `ProjectCard`, empty. */
export const ProjectCardsLoading = () => (
  <Loading label={projectTexts.loading}>
    <Grid>
      {widths.map((width) => (
        <Card key={width} className={styles.card}>
          <div className={styles.icon}>
            <Skeleton width={40} height={40} />
          </div>
          <div className={styles.name}>
            <Skeleton width={`${width}%`} height={16} />
          </div>
          <div className={styles.description}>
            <Skeleton width={`${width + 18}%`} height={12} />
          </div>
          <div className={styles.updated}>
            <Skeleton width={122} height={12} />
          </div>
          <div className={styles.foot}>
            <Skeleton width={120} height={18} />
            <Skeleton width={34} height={24} />
          </div>
        </Card>
      ))}
    </Grid>
  </Loading>
);
