import type { CSSProperties } from 'react';
import { useCalendar } from './calendar-context.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import styles from './MoreButton.module.css';

interface Props {
  day: string;
  count: number;
  style?: CSSProperties;
}

/** Shows all tasks of a day that has no room for them. */
export function MoreButton({ day, count, style }: Props) {
  const { stop } = useCalendar();
  return (
    <button
      type="button"
      data-more={day}
      data-on-day={day}
      className={styles.more}
      style={style}
      tabIndex={day === stop ? 0 : -1}
      aria-label={texts.moreOn(count, day)}
    >
      {texts.more(count)}
    </button>
  );
}
