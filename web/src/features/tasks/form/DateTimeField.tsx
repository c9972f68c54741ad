import { parseDueDate } from '@cuadrilla/contract/dates';
import { useState, type Ref } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/time-zone.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import { dueInstant, joinDueDate, splitDueDate } from '../due-date.ts';
import { taskTexts } from '../tasks.texts.ts';
import styles from './DateTimeField.module.css';

interface Props {
  value: string;
  onChange: (date: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
  words: { label: string; at?: (moment: string) => string };
  note?: string | undefined;
  readOnly?: boolean;
}

/** The day and, if wanted, the time; the hint says what they make together. */
export function DateTimeField({ value, onChange, onBlur, ref, error, words, note, readOnly }: Props) {
  const zone = useTimeZone();
  // What makes no date yet (a time before its day, half a day) is still what was typed.
  const [typed, setTyped] = useState({ day: '', time: '' });
  const { day, time } = joinDueDate(typed.day, typed.time, zone) === value ? typed : splitDueDate(value);
  const change = (next: typeof typed) => {
    setTyped(next);
    onChange(joinDueDate(next.day, next.time, zone));
  };
  // The form has one error for both: each that is wrong says so, and the first one gets the focus.
  const isTimeWrong = error !== undefined && time !== '' && !isTime(time);
  const isDayWrong = error !== undefined && !(isTimeWrong && parseDueDate(day));
  const focusesTime = isTimeWrong && !isDayWrong;
  const shared = { onBlur, readOnly };
  return (
    <div className={styles.row} role="group" aria-label={words.label}>
      <DateField
        {...shared}
        ref={focusesTime ? undefined : ref}
        label={words.label}
        note={note}
        error={isDayWrong ? error : undefined}
        hint={parseDueDate(value) && words.at?.(formatMoment(dueInstant(value, zone), zone))}
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
