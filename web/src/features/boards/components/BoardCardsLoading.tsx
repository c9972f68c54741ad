import { classes } from '../../../lib/text/text.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Grid } from '../../../ui/page/Grid.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { boardTexts } from '../boards.texts.ts';
import styles from './BoardCard.module.css';

const widths = [42, 58, 36, 64, 48, 54];

/** The boxes of `BoardCard`, empty. */
export const BoardCardsLoading = () => (
  <Loading label={boardTexts.loading}>
    <Grid>
      {widths.map((width) => (
        <Card key={width} className={classes(styles.card, styles.loading)}>
          <div className={styles.top}>
            <Skeleton width={64} height={22} />
          </div>
          <div className={styles.name}>
            <Skeleton width={`${width}%`} height={16} />
          </div>
          <div className={styles.count}>
            <Skeleton width={72} height={12} />
          </div>
          <div className={styles.foot}>
            <Skeleton width={92} height={24} />
          </div>
        </Card>
      ))}
    </Grid>
  </Loading>
);
