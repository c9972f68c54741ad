import { useState, type ChangeEvent } from 'react';

export interface TypedProps {
  /** What the text stands for or, where it stands for nothing, the text itself: the form's schema refuses it. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

interface Language {
  read: (text: string) => string | undefined;
  write: (value: string) => string;
}

/** For an input that understands several ways of writing one value: the text stays as typed until it is left. */
export function useTypedText({ value, onChange, onBlur }: TypedProps, { read, write }: Language) {
  const [text, setText] = useState(() => write(value));
  const valueOf = (typed: string) => read(typed) ?? typed.trim();
  return {
    value: valueOf(text) === value ? text : write(value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setText(target.value);
      onChange(valueOf(target.value));
    },
    onBlur: () => {
      setText(write(value));
      onBlur?.();
    },
  };
}
