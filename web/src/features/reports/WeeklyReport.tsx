import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import styles from './Pickers.module.css';
import { useWishWeeklyReport } from './reports.mutations.ts';
import { reportQueries } from './reports.queries.ts';
import { reportTexts as texts } from './reports.texts.ts';

/** Where mail goes out, the report of a project can come every Monday. */
export function WeeklyReport({ projectId }: { projectId: number }) {
  const { data } = useQuery(reportQueries.weekly(projectId));
  const wish = useWishWeeklyReport(projectId);
  if (!data?.possible) return null;
  return (
    <label className={styles.weekly}>
      <Checkbox checked={data.on} onChange={({ target }) => wish(target.checked)} />
      {texts.weekly}
    </label>
  );
}
