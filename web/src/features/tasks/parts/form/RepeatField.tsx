import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { isRepeat, plainRepeat, readRepeat } from '@cuadrilla/contract/tasks/repeat';
import { nextDue, weekdayOf } from '@cuadrilla/contract/tasks/repeat-next';
import { repeatWords } from '@cuadrilla/contract/tasks/repeat-words';
import { useState, type Ref } from 'react';
import { useNow } from '../../../../lib/dates/clock.ts';
import { formatDate } from '../../../../lib/dates/dates.ts';
import { capitalised } from '../../../../lib/text/text.ts';
import { useTimeZone } from '../../../../lib/dates/time-zone.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { fieldTexts } from '../../data/field.texts.ts';
import { draftOf, type RepeatDraft, textOf } from './repeat-draft.ts';
import { repeatTexts } from './repeat.texts.ts';
import styles from './RepeatField.module.css';
import { RepeatRule } from './RepeatRule.tsx';

interface Props {
  label: string;
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
const inWords = (repeat: string) => ({ value: repeat, label: capitalised(repeatWords(repeat)) });

/** How often, of the usual or of any other; the hint says when the next one is due. Only what is due can repeat. */
export function RepeatField({ label, value, onChange, onBlur, ref, error, ...beside }: Props) {
  const { note, due, zone, done, readOnly } = beside;
  const [written, setWritten] = useState<{ draft: RepeatDraft; text: string }>();
  const own = useTimeZone();
  const next = useNextWords(value, due, zone ?? own);
  const hint = done ? repeatTexts.over : next;
  const plain = plainRepeat(value ?? '');
  if (readOnly || (value === null && (done || !parseDate(due))))
    return (
      <TextField label={label} note={note} hint={hint} value={inWords(plain).label || none.label} readOnly />
    );
  const date = parseDate(due);
  const begin = () => draftOf(value, weekdayOf(dayIn(date ?? new Date(), zone ?? own)));
  const write = (draft: RepeatDraft) => {
    const text = textOf(draft);
    setWritten({ draft, text });
    onChange(text);
  };
  // While it is being written it may be a usual one: then it is still written.
  const isWritten = value !== null && (value === written?.text || !isRepeat(value));
  const choose = (chosen: string) => {
    if (chosen === other) return write(begin());
    setWritten(undefined);
    onChange(chosen || null);
  };
  const isUsual = value === null || usual.includes(plain);
  const choices = [
    none,
    ...usual.map(inWords),
    ...(isUsual || isWritten ? [] : [inWords(plain)]),
    { value: other, label: repeatTexts.other },
  ];
  return (
    <div className={styles.field}>
      <SelectField
        label={label}
        note={note}
        ref={isWritten ? undefined : (ref as Ref<HTMLSelectElement>)}
        onBlur={onBlur}
        options={choices}
        value={isWritten ? other : plain}
        onChange={(event) => choose(event.target.value)}
        hint={isWritten ? undefined : hint}
        error={isWritten ? undefined : error}
      />
      {isWritten && (
        <RepeatRule
          draft={written?.draft ?? begin()}
          onChange={write}
          onBlur={onBlur}
          ref={ref}
          hint={hint}
          error={error}
        />
      )}
    </div>
  );
}

function useNextWords(repeat: string | null, due: string, zone: string): string | undefined {
  const own = useTimeZone();
  const date = parseDate(due);
  const next = useNow((now) => {
    const read = date && repeat !== null ? readRepeat(repeat) : undefined;
    // Nobody knows yet when it will be done.
    if (!date || !read || repeat === null || (read.fromDone && read.count !== 1)) return undefined;
    return nextDue({ due: date, repeat }, zone, now)?.due ?? repeatTexts.last;
  });
  if (!date) return repeatTexts.needsDue;
  return next === undefined || next === repeatTexts.last ? next : repeatTexts.next(formatDate(next, own));
}
