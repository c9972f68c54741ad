import type { Workload as Work } from '@cuadrilla/contract/projects/teams';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { teamTexts } from '../teams.texts.ts';
import styles from './Workload.module.css';

interface Props {
  work: Work;
  /** The most that anybody on the page has: all bars are on one scale. */
  most: number;
  /** Says also how much is due this week. */
  long?: boolean;
}

/** What is on time, what is overdue, and how much that is together. */
export const Workload = ({ work, most, long }: Props) => (
  <div>
    <span className={styles.load} style={{ '--most': Math.max(most, 1) }}>
      {work.open > work.overdue && (
        <i className={styles.bar} style={{ '--count': work.open - work.overdue }} />
      )}
      {work.overdue > 0 && <i className={styles.late} style={{ '--count': work.overdue }} />}
      <b className={styles.count}>{work.open}</b>
      <Hidden>{teamTexts.spoken(work)}</Hidden>
    </span>
    {long && work.week > 0 && <span className={styles.week}>{teamTexts.week(work.week)}</span>}
  </div>
);

export const WorkloadLegend = () => (
  <div className={styles.legend} aria-hidden="true">
    <span>
      <i className={styles.bar} />
      {teamTexts.onTime}
    </span>
    <span>
      <i className={styles.late} />
      {teamTexts.overdue}
    </span>
  </div>
);
