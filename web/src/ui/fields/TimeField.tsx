import type { Ref } from 'react';
import { readTime } from '../text/date-text.ts';
import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';
import { dateTexts } from '../text/date.texts.ts';
import { useTypedText, type TypedProps } from './use-typed-text.ts';

interface Props extends TypedProps, FieldProps {
  ref?: Ref<HTMLInputElement> | undefined;
  readOnly?: boolean | undefined;
}

const clock = { read: readTime, write: (time: string) => time };

/** Of 24 hours, written as one likes; the value is HH:mm. The browser's own would follow the browser's language. */
export function TimeField({ value, onChange, onBlur, ...field }: Props) {
  const typed = useTypedText({ value, onChange, ...(onBlur && { onBlur }) }, clock);
  return (
    <TextField
      {...field}
      {...typed}
      placeholder={dateTexts.timeExample}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
