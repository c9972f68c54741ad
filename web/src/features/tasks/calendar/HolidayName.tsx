import { useCalendar } from './calendar-context.ts';
import styles from './HolidayName.module.css';

/** Beside the number of a day on which nobody works. */
export function HolidayName({ day }: { day: string }) {
  const name = useCalendar().holidays.get(day);
  return (
    name !== undefined && (
      <span className={styles.holiday} title={name}>
        {name}
      </span>
    )
  );
}
