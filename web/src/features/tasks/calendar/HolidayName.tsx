import { holidayWord } from '@cuadrilla/contract/kernel/holidays/countries';
import { use } from 'react';
import { HolidayPlaceContext } from '../../../lib/dates/holiday-place.ts';
import { useCalendar } from './calendar-context.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import styles from './HolidayName.module.css';

interface Props {
  day: string;
  /** Where there is room to say what it is, and not only its name: in a line, or above it. */
  look?: 'name' | 'line' | 'block';
}

/** Beside the number of a day on which nobody works. */
export function HolidayName({ day, look = 'name' }: Props) {
  const name = useCalendar().holidays.get(day);
  const word = texts.holiday[holidayWord(use(HolidayPlaceContext)?.country ?? null)];
  return (
    name !== undefined && (
      <span className={styles[look]} title={`${word}: ${name}`}>
        {look !== 'name' && <b>{word}</b>} {name}
      </span>
    )
  );
}
