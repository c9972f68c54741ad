import { useState, type Ref } from 'react';
import { useTimeZone } from '../../../lib/time-zone.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { dueInstant, joinDueDate, splitDueDate } from '../due-date.ts';
import { taskTexts } from '../tasks.texts.ts';
import styles from './DueDateField.module.css';

interface Props {
  value: string;
  onChange: (dueDate: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
  readOnly?: boolean;
}

/** The browser's own pickers for the day and, if wanted, the time; the hint says it as we write dates. */
export function DueDateField({ value, onChange, error, readOnly, ...rest }: Props) {
  const zone = useTimeZone();
  const chosen = splitDueDate(value);
  // A time may be chosen before its day, which alone makes no due date yet.
  const [early, setEarly] = useState('');
  const time = chosen.day ? chosen.time : early;
  const change = (day: string, at: string) => {
    setEarly(at);
    onChange(joinDueDate(day, at, zone));
  };
  return (
    <div className={styles.row}>
      <TextField
        {...rest}
        type="date"
        label={taskTexts.dueDate}
        error={error}
        hint={hintOf(value, zone)}
        value={chosen.day}
        max="2200-12-31"
        readOnly={readOnly}
        onChange={(event) => change(event.target.value, time)}
      />
      <TextField
        type="time"
        label={taskTexts.time}
        note={taskTexts.optional}
        hint={taskTexts.timeHint}
        value={time}
        readOnly={readOnly}
        onChange={(event) => change(chosen.day, event.target.value)}
      />
    </div>
  );
}

function hintOf(value: string, zone: string): string | undefined {
  const due = dueInstant(value, zone);
  return Number.isNaN(due.getTime()) ? undefined : taskTexts.dueAt(formatMoment(due, zone));
}
