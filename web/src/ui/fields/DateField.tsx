import type { ReactNode, Ref } from 'react';
import { classes } from '../../lib/text/text.ts';
import { CalendarButton } from './CalendarButton.tsx';
import control from './control.module.css';
import styles from './DateField.module.css';
import { readDay, writeDay } from '../text/date-text.ts';
import { Field, type FieldProps } from './Field.tsx';
import { dateTexts } from '../text/date.texts.ts';
import { useTypedText, type TypedProps } from './use-typed-text.ts';

interface Props extends TypedProps, FieldProps {
  ref?: Ref<HTMLInputElement> | undefined;
  readOnly?: boolean | undefined;
  /** Where there may be no day. */
  onClear?: (() => void) | undefined;
  /** Beside what is typed: its weekday. */
  tag?: ReactNode;
}

const calendarDay = { read: readDay, write: writeDay };

/**
 * A day to type or to choose; the value is yyyy-MM-dd. The browser's own would follow the browser's language, and
 * show mm/dd/yyyy to a person who reads Spanish.
 */
export function DateField({
  label,
  error,
  hint,
  warning,
  note,
  ref,
  readOnly,
  onClear,
  tag,
  ...value
}: Props) {
  const typed = useTypedText(value, calendarDay);
  return (
    <Field label={label} error={error} hint={hint} warning={warning} note={note}>
      {(tied) => (
        <div className={classes(control.control, styles.box)}>
          <input
            type="text"
            {...typed}
            {...tied}
            ref={ref}
            readOnly={readOnly}
            placeholder={dateTexts.dateExample}
            inputMode="numeric"
            autoComplete="off"
            className={control.input}
          />
          {tag}
          {!readOnly && <CalendarButton day={value.value} onChoose={value.onChange} onClear={onClear} />}
        </div>
      )}
    </Field>
  );
}
