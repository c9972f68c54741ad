import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { useState, type Ref } from 'react';
import { formatDate } from '../../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../../lib/dates/time-zone.ts';
import { DateField } from '../../../../ui/fields/DateField.tsx';
import { TimeField } from '../../../../ui/fields/TimeField.tsx';
import { uiTexts } from '../../../../ui/ui.texts.ts';
import { joinDate, splitDate } from '../../data/due-date.ts';
import { taskTexts } from '../../data/tasks.texts.ts';
import styles from './DateTimeField.module.css';

interface Props {
  value: string;
  onChange: (date: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
  words: { label: string; at?: (moment: string) => string; over?: (moment: string) => string };
  /** What was to be done by then is not done. */
  isLate?: boolean | undefined;
  note?: string | undefined;
  readOnly?: boolean;
  required?: boolean | undefined;
}

/** The day and, if wanted, the time; the hint says what they make together. */
export function DateTimeField({ value, onChange, onBlur, ref, error, words, isLate, note, ...more }: Props) {
  const zone = useTimeZone();
  // What makes no date yet (a time before its day, half a day) is still what was typed.
  const [typed, setTyped] = useState({ day: '', time: '' });
  const { day, time } = joinDate(typed.day, typed.time, zone) === value ? typed : splitDate(value);
  const change = (next: typeof typed) => {
    setTyped(next);
    onChange(joinDate(next.day, next.time, zone));
  };
  // The form has one error for both: each that is wrong says so, and the first one gets the focus.
  const isTimeWrong = error !== undefined && time !== '' && !isTime(time);
  const isDayWrong = error !== undefined && !(isTimeWrong && parseDate(day));
  const date = parseDate(value);
  const moment = date && formatDate(date, zone);
  const focusesTime = isTimeWrong && !isDayWrong;
  const shared = { onBlur, readOnly: more.readOnly };
  return (
    <div className={styles.row} role="group" aria-label={words.label}>
      <DateField
        {...shared}
        ref={focusesTime ? undefined : ref}
        label={words.label}
        note={note}
        error={isDayWrong ? error : undefined}
        hint={moment && words.at?.(moment)}
        warning={isLate && moment ? words.over?.(moment) : undefined}
        value={day}
        onChange={(next) => change({ day: next, time })}
        onClear={more.required ? undefined : () => change({ day: '', time: '' })}
      />
      <TimeField
        {...shared}
        ref={focusesTime ? ref : undefined}
        label={taskTexts.time}
        note={uiTexts.optional}
        error={isTimeWrong ? taskTexts.timeWrong : undefined}
        hint={taskTexts.timeHint}
        value={time}
        onChange={(next) => change({ day, time: next })}
      />
    </div>
  );
}

const isTime = (text: string): boolean => parseDate(`2000-01-01T${text}Z`) !== undefined;
