import {
  ordinals,
  repeatUnits,
  type Ordinal,
  type RepeatUnit,
  type Weekday,
  weekdays,
} from '@cuadrilla/contract/tasks/repeat';
import { ordinalWords, unitWords, weekdayWords } from '@cuadrilla/contract/tasks/repeat-words';
import type { Ref } from 'react';
import { DateField } from '../../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { isEndWrong, isEveryWrong, type RepeatDraft } from './repeat-draft.ts';
import { repeatTexts as texts } from './repeat.texts.ts';
import styles from './RepeatField.module.css';
import { WeekdayButtons } from './WeekdayButtons.tsx';

interface Props {
  draft: RepeatDraft;
  onChange: (draft: RepeatDraft) => void;
  onBlur: () => void;
  ref: Ref<HTMLElement>;
  error: string | undefined;
  hint: string | undefined;
}

const units = repeatUnits.map((unit) => ({ value: unit, label: unitWords[unit].many }));
const unitsOfOne = repeatUnits.map((unit) => ({ value: unit, label: unitWords[unit].one }));
const places = [
  { value: '', label: texts.sameDay },
  ...ordinals.map((which) => ({ value: which, label: `El ${ordinalWords[which]}` })),
];
const days = weekdays.map((day) => ({ value: day, label: weekdayWords[day].one }));
const beginnings = [
  { value: 'due', label: texts.fromDue },
  { value: 'done', label: texts.fromDone },
];
const ends = Object.entries(texts.ends).map(([value, label]) => ({ value, label }));

/** All that a repetition can say; only what goes with what is chosen is asked. */
export function RepeatRule({ draft, onChange, onBlur, ref, error, hint }: Props) {
  const put = (part: Partial<RepeatDraft>) => onChange({ ...draft, ...part });
  // The form has one error for all: where it is in the end, that says so and gets the focus.
  const isInEnd = error !== undefined && !isEveryWrong(draft) && isEndWrong(draft);
  return (
    <div className={styles.rule} role="group" aria-label={texts.other}>
      <div className={styles.row}>
        <TextField
          ref={isInEnd ? undefined : (ref as Ref<HTMLInputElement>)}
          label={texts.every}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={draft.every}
          onBlur={onBlur}
          onChange={(event) => put({ every: event.target.value })}
          hint={hint}
          error={isInEnd ? undefined : error}
        />
        <SelectField
          label={texts.unit}
          options={draft.every === '1' ? unitsOfOne : units}
          value={draft.unit}
          onBlur={onBlur}
          onChange={(event) => put({ unit: event.target.value as RepeatUnit })}
        />
      </div>
      {draft.unit === 'W' && !draft.fromDone && (
        <WeekdayButtons value={draft.days} onChange={(chosen) => put({ days: chosen })} />
      )}
      {draft.unit === 'M' && !draft.fromDone && <DayOfMonth draft={draft} onPut={put} onBlur={onBlur} />}
      <SelectField
        label={texts.from}
        options={beginnings}
        value={draft.fromDone ? 'done' : 'due'}
        onBlur={onBlur}
        onChange={(event) => put({ fromDone: event.target.value === 'done' })}
      />
      <RepeatEnd
        draft={draft}
        onPut={put}
        onBlur={onBlur}
        isWrong={isInEnd}
        ref={isInEnd ? (ref as Ref<HTMLInputElement>) : undefined}
      />
    </div>
  );
}

interface PartProps extends Pick<Props, 'draft' | 'onBlur'> {
  onPut: (part: Partial<RepeatDraft>) => void;
}

const DayOfMonth = ({ draft, onPut, onBlur }: PartProps) => (
  <div className={styles.row}>
    <SelectField
      label={texts.which}
      options={places}
      value={draft.which ?? ''}
      onBlur={onBlur}
      onChange={(event) => onPut({ which: (Number(event.target.value) || null) as Ordinal | null })}
    />
    {draft.which !== null && (
      <SelectField
        label={texts.weekday}
        options={days}
        value={draft.weekday}
        onBlur={onBlur}
        onChange={(event) => onPut({ weekday: event.target.value as Weekday })}
      />
    )}
  </div>
);

interface EndProps extends PartProps {
  isWrong: boolean;
  ref: Ref<HTMLInputElement> | undefined;
}

const RepeatEnd = ({ draft, onPut, onBlur, isWrong, ref }: EndProps) => (
  <div className={styles.row} data-short-end={draft.end === 'count' || undefined}>
    <SelectField
      label={texts.end}
      options={ends}
      value={draft.end}
      onBlur={onBlur}
      onChange={(event) => onPut({ end: event.target.value as RepeatDraft['end'] })}
    />
    {draft.end === 'count' && (
      <TextField
        ref={ref}
        label={texts.count}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={draft.count}
        onBlur={onBlur}
        onChange={(event) => onPut({ count: event.target.value })}
        hint={texts.countHint}
        error={isWrong ? texts.countWrong : undefined}
      />
    )}
    {draft.end === 'until' && (
      <DateField
        ref={ref}
        label={texts.until}
        value={draft.until}
        onBlur={onBlur}
        onChange={(until) => onPut({ until })}
        error={isWrong ? texts.untilWrong : undefined}
      />
    )}
  </div>
);
