import { parseDate } from '@cuadrilla/contract/dates';
import { isRepeat, nextDue, plainRepeat, repeatUnits } from '@cuadrilla/contract/repeat';
import { repeatWords, unitWords } from '@cuadrilla/contract/repeat-words';
import { useState, type Ref } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { formatDate } from '../../../lib/dates.ts';
import { capitalised } from '../../../lib/text.ts';
import { useTimeZone } from '../../../lib/time-zone.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldTexts } from '../fields/field.texts.ts';
import { taskTexts } from '../tasks.texts.ts';
import styles from './RepeatField.module.css';

interface Props {
  value: string | null;
  onChange: (repeat: string | null) => void;
  onBlur: () => void;
  ref: Ref<HTMLElement>;
  error: string | undefined;
  note?: string | undefined;
  /** As its form holds it. */
  due: string;
  /** Where it is due, if that is elsewhere. */
  zone?: string | undefined;
  /** Its task is done: there is no next time. */
  done?: boolean | undefined;
  readOnly?: boolean;
}

const usual = ['P1D', 'weekdays', 'P1W', 'P2W', 'P1M', 'P1Y'];
const other = 'other';
const none = { value: '', label: fieldTexts.repeat.none ?? '' };
const choices = [
  none,
  ...usual.map((repeat) => ({ value: repeat, label: capitalised(repeatWords(repeat)) })),
  { value: other, label: taskTexts.otherRepeat },
];
const units = repeatUnits.map((unit) => ({ value: unit, label: unitWords[unit].many }));

/** How often, of the usual or of any other; the hint says when the next one is due. Only what is due can repeat. */
export function RepeatField({ value, onChange, onBlur, ref, error, note, due, zone, done, readOnly }: Props) {
  // While it is being written it may be a usual one: then it is still written.
  const [written, setWritten] = useState<string | null>(null);
  const label = fieldTexts.repeat.label;
  const next = useNextWords(value, due, zone);
  const hint = done ? taskTexts.repeatOver : next;
  if (readOnly || (value === null && (done || !parseDate(due)))) {
    const words = value === null ? none.label : capitalised(repeatWords(value));
    return <TextField label={label} note={note} hint={hint} value={words} readOnly />;
  }
  const isOther = value !== null && (value === written || !usual.includes(plainRepeat(value)));
  const [, every = '', unit = 'W'] = /^P(.*)([DWMY])$/.exec(plainRepeat(value ?? '')) ?? ['', '1'];
  const write = (count: string, of: string) => {
    const repeat = `P${count.trim()}${of}`;
    setWritten(repeat);
    onChange(repeat);
  };
  const choose = (chosen: string) => {
    if (chosen === other) return write(value === null || value === 'weekdays' ? '1' : every, unit);
    setWritten(null);
    onChange(chosen || null);
  };
  return (
    <div className={styles.field}>
      <SelectField
        label={label}
        note={note}
        ref={isOther ? undefined : (ref as Ref<HTMLSelectElement>)}
        onBlur={onBlur}
        options={choices}
        value={isOther ? other : plainRepeat(value ?? '')}
        onChange={(event) => choose(event.target.value)}
        hint={isOther ? undefined : hint}
        error={isOther ? undefined : error}
      />
      {isOther && (
        <div className={styles.row} role="group" aria-label={taskTexts.otherRepeat}>
          <TextField
            ref={ref as Ref<HTMLInputElement>}
            label={taskTexts.every}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={every}
            onBlur={onBlur}
            onChange={(event) => write(event.target.value, unit)}
            hint={hint}
            error={error}
          />
          <SelectField
            label={taskTexts.everyUnit}
            options={units}
            value={unit}
            onBlur={onBlur}
            onChange={(event) => write(every, event.target.value)}
          />
        </div>
      )}
    </div>
  );
}

function useNextWords(repeat: string | null, due: string, elsewhere?: string): string | undefined {
  const own = useTimeZone();
  const date = parseDate(due);
  const next = useNow((now) =>
    date && repeat !== null && isRepeat(repeat)
      ? nextDue({ due: date, repeat }, elsewhere ?? own, now)?.due
      : undefined,
  );
  if (!date) return taskTexts.repeatNeedsDue;
  return next && taskTexts.nextDue(formatDate(next, own));
}
