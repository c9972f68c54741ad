import { parseDueDate } from '@cuadrilla/contract/dates';
import { useState, type Ref } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/time-zone.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
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

/** The day and, if wanted, the time; the hint says what they make together. */
export function DueDateField({ value, onChange, onBlur, ref, error, readOnly }: Props) {
  const zone = useTimeZone();
  // What makes no due date yet (a time before its day, half a day) is still what was typed.
  const [typed, setTyped] = useState({ day: '', time: '' });
  const { day, time } = joinDueDate(typed.day, typed.time, zone) === value ? typed : splitDueDate(value);
  const change = (next: typeof typed) => {
    setTyped(next);
    onChange(joinDueDate(next.day, next.time, zone));
  };
  // The form has one error for both: each that is wrong says so, and the first one gets the focus.
  const isDayWrong = error !== undefined && !parseDueDate(day);
  const isTimeWrong = error !== undefined && time !== '' && !isTime(time);
  const focusesTime = isTimeWrong && !isDayWrong;
  const shared = { onBlur, readOnly };
  return (
    <div className={styles.row}>
      <DateField
        {...shared}
        ref={focusesTime ? undefined : ref}
        label={taskTexts.dueDate}
        error={isDayWrong ? error : undefined}
        hint={hintOf(value, zone)}
        value={day}
        onChange={(next) => change({ day: next, time })}
      />
      <TimeField
        {...shared}
        ref={focusesTime ? ref : undefined}
        label={taskTexts.time}
        note={taskTexts.optional}
        error={isTimeWrong ? taskTexts.timeWrong : undefined}
        hint={taskTexts.timeHint}
        value={time}
        onChange={(next) => change({ day, time: next })}
      />
    </div>
  );
}

const isTime = (text: string): boolean => parseDueDate(`2000-01-01T${text}Z`) !== undefined;

const hintOf = (value: string, zone: string): string | undefined =>
  parseDueDate(value) && taskTexts.dueAt(formatMoment(dueInstant(value, zone), zone));
