import { useQuery } from '@tanstack/react-query';
import { myTasksQuery } from '../../features/profile/profile.queries.ts';
import { useNow } from '../../lib/dates/clock.ts';
import { formatTime } from '../../lib/dates/dates.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { useWeekStart } from '../../lib/dates/week-start.ts';
import { useUser } from '../../services/session.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { groupTasks } from './home-groups.ts';
import { homeTexts as texts } from './home.texts.ts';
import { HomeActivity } from './HomeActivity.tsx';
import styles from './HomePage.module.css';
import { HomeTasks } from './HomeTasks.tsx';

/** The person's own day. */
export function HomePage() {
  const user = useUser();
  const zone = useTimeZone();
  const weekStart = useWeekStart();
  const tasks = useQuery(myTasksQuery());
  const now = new Date(useNow((time) => time.getTime()));
  const groups = tasks.data && groupTasks(tasks.data, { timeZone: zone, weekStart, now });
  return (
    <Page
      name={texts.home}
      help="primeros-pasos"
      title={greeting(user.first_name, formatTime(now, zone))}
      lead={
        <p className={styles.lead}>
          {groups ? (
            texts.summary(groups.overdue.length, groups.today.length)
          ) : (
            <Skeleton width={220} height={12} />
          )}
        </p>
      }
    >
      <div className={styles.columns}>
        <HomeTasks groups={groups} error={tasks.error} onRetry={() => void tasks.refetch()} />
        <HomeActivity />
      </div>
    </Page>
  );
}

/** By the person's own clock, as HH:mm. */
function greeting(name: string, time: string): string {
  if (time >= '05:00' && time < '12:00') return texts.morning(name);
  return time >= '12:00' && time < '20:00' ? texts.afternoon(name) : texts.evening(name);
}
