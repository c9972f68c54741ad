import { formatAgo, formatDay, formatMoment } from '../lib/dates.ts';
import { useTimeZone } from '../lib/time-zone.ts';
import styles from './Time.module.css';

interface Props {
  at: string;
}

/** dd-MM-yyyy, in the person's zone. */
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
      {formatAgo(at, zone, new Date())}
    </time>
  );
}
