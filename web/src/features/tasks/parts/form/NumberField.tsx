import type { ComponentProps } from 'react';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useTypedText } from '../../../../ui/fields/use-typed-text.ts';
import { readNumber, writeNumber } from '../../../../lib/text/number-text.ts';

interface Props extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'> {
  value: number | null;
  /** What is no number is handed on as it was typed: the form's schema refuses it. */
  onChange: (value: number | string | null) => void;
  onBlur: () => void;
}

/** With a comma or a point, as people write it. */
export function NumberField({ value, onChange, onBlur, ...field }: Props) {
  const change = (text: string) => onChange(text === '' ? null : (readNumber(text) ?? text));
  const text = value === null ? '' : String(value);
  const typed = useTypedText(
    { value: text, onChange: change, onBlur },
    { read: (said) => readNumber(said)?.toString(), write: writeNumber },
  );
  return <TextField {...field} {...typed} inputMode="decimal" autoComplete="off" />;
}
