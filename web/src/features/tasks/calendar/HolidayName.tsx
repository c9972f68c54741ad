import { holidayWord } from '@cuadrilla/contract/holidays/countries';
import { use } from 'react';
import { HolidayPlaceContext } from '../../../lib/holiday-place.ts';
import { useCalendar } from './calendar-context.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import styles from './HolidayName.module.css';

interface Props {
  day: string;
  /** Where there is room to say what it is, and not only its name. */
  said?: boolean;
}

/** Beside the number of a day on which nobody works. */
export function HolidayName({ day, said }: Props) {
  const name = useCalendar().holidays.get(day);
  const word = texts.holiday[holidayWord(use(HolidayPlaceContext)?.country ?? null)];
  return (
    name !== undefined && (
      <span className={styles.holiday} title={`${word}: ${name}`}>
        {said && <b>{word}</b>} {name}
      </span>
    )
  );
}
