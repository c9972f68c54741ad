import { useNow } from '../../lib/dates/clock.ts';
import { formatAgo, formatDay, formatMoment, formatWithinDay } from '../../lib/dates/dates.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { Hidden } from '../controls/Hidden.tsx';
import styles from './Time.module.css';

interface Props {
  at: string;
}

/** dd-MM-yyyy, in the person's zone; a day is the same in all of them. */
export const Day = ({ at }: Props) => (
  <time className={styles.time} dateTime={at}>
    {formatDay(at, useTimeZone())}
  </time>
);

/** dd/MM/yyyy HH:mm */
export const Moment = ({ at }: Props) => (
  <time className={styles.time} dateTime={at}>
    {formatMoment(at, useTimeZone())}
  </time>
);

/** «hace 4 minutos»; hovering tells exactly when. */
export function Ago({ at }: Props) {
  const zone = useTimeZone();
  return (
    <time className={styles.time} dateTime={at} title={formatMoment(at, zone)}>
      {useNow((now) => formatAgo(at, zone, now))}
    </time>
  );
}

/** «hace 4 minutos», and from a day on dd/MM/yyyy HH:mm; of the words too it is told exactly when. */
export function RecentMoment({ at }: Props) {
  const moment = formatMoment(at, useTimeZone());
  const words = useNow((now) => formatWithinDay(at, now));
  return (
    <time className={styles.time} dateTime={at} title={words && moment}>
      {words ?? moment}
      {words && <Hidden>, {moment}</Hidden>}
    </time>
  );
}
