import { type FormEvent, useState } from 'react';
import { useTimeZone } from '../../../../lib/dates/time-zone.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { readDay, writeDay } from '../../../../ui/text/date-text.ts';
import { DayChooser } from '../../../../ui/fields/DayChooser.tsx';
import { PopoverAt } from '../../../../ui/layers/PopoverAt.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { TimeField } from '../../../../ui/fields/TimeField.tsx';
import { dateTexts } from '../../../../ui/text/date.texts.ts';
import { useTypedText } from '../../../../ui/fields/use-typed-text.ts';
import { formDate, joinDate, splitDate } from '../../data/due-date.ts';
import { fieldTexts } from '../../data/field.texts.ts';
import { type DateField, lookOf } from '../../data/task-fields.tsx';
import { taskTexts } from '../../data/tasks.texts.ts';
import styles from './FieldMenu.module.css';
import { listTexts as texts } from '../../data/list.texts.ts';
import { messageFor } from '../../data/field-edits.ts';

interface Props {
  field: DateField;
  anchor: HTMLElement;
  home?: HTMLElement | undefined;
  /** A day or an instant; empty where there is none, or several. */
  date: string;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/** A day of the calendar is taken at once; what is typed, with «Guardar» or Enter. */
export const DatePopover = ({ field, anchor, home, date, onChoose, onClose }: Props) => (
  <PopoverAt label={fieldTexts[field].label} anchor={anchor} home={home} onClose={onClose}>
    <DateForm field={field} date={date} onChoose={onChoose} />
  </PopoverAt>
);

const calendarDay = { read: readDay, write: writeDay };

function DateForm({ field, date, onChoose }: Pick<Props, 'field' | 'date' | 'onChoose'>) {
  const zone = useTimeZone();
  const [{ day, time }, setDate] = useState(() => splitDate(date && formDate(date, zone)));
  const canBeGivenUp = !lookOf(field).required;
  const isGivenUp = (text: string): boolean => canBeGivenUp && text === '' && time === '';
  const [message, setMessage] = useState<string>();
  const change = (next: { day: string; time: string }) => {
    setDate(next);
    setMessage(undefined);
  };
  const choose = (chosenDay: string) => {
    const chosen = joinDate(chosenDay, time, zone);
    const wrong = isGivenUp(chosenDay) ? undefined : messageFor({ [field]: chosen });
    if (wrong) setMessage(wrong);
    else onChoose(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(day);
  };
  const typed = useTypedText({ value: day, onChange: (next) => change({ day: next, time }) }, calendarDay);
  const wrong = message && (messageFor({ [field]: day }) ? 'day' : 'time');
  return (
    <form onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <TextField
          {...typed}
          label={fieldTexts[field].label}
          error={wrong === 'day' ? message : undefined}
          placeholder={dateTexts.dateExample}
          inputMode="numeric"
          autoComplete="off"
        />
        <TimeField
          label={taskTexts.time}
          error={wrong === 'time' ? taskTexts.timeWrong : undefined}
          value={time}
          onChange={(next) => change({ day, time: next })}
        />
      </div>
      <DayChooser
        day={day}
        onChoose={choose}
        onClear={canBeGivenUp ? () => onChoose('') : undefined}
        autoFocus={false}
      />
      <Button type="submit" className={styles.save}>
        {texts.save}
      </Button>
    </form>
  );
}
