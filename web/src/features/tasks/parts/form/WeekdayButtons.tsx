import { type Weekday, weekdays } from '@cuadrilla/contract/tasks/repeat';
import { weekdayWords } from '@cuadrilla/contract/tasks/repeat-words';
import { repeatTexts } from './repeat.texts.ts';
import styles from './WeekdayButtons.module.css';

interface Props {
  value: readonly Weekday[];
  onChange: (days: Weekday[]) => void;
}

/** Miércoles is said by an X, as in calendars: M is martes. */
const letters: Record<Weekday, string> = { MO: 'L', TU: 'M', WE: 'X', TH: 'J', FR: 'V', SA: 'S', SU: 'D' };

export const WeekdayButtons = ({ value, onChange }: Props) => (
  <fieldset className={styles.field}>
    <legend className={styles.label}>{repeatTexts.days}</legend>
    <div className={styles.days}>
      {weekdays.map((day) => (
        <label key={day} className={styles.day}>
          <input
            type="checkbox"
            className={styles.box}
            aria-label={weekdayWords[day].one}
            checked={value.includes(day)}
            onChange={({ target: { checked } }) =>
              onChange(weekdays.filter((each) => (each === day ? checked : value.includes(each))))
            }
          />
          {letters[day]}
        </label>
      ))}
    </div>
  </fieldset>
);
