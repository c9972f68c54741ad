import type { ComponentProps } from 'react';
import { classes } from '../lib/text.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

export function TextArea({ label, error, hint, note, ...area }: ComponentProps<'textarea'> & FieldProps) {
  return (
    <Field label={label} error={error} hint={hint} note={note}>
      {(tied) => (
        <div className={classes(control.control, control.area)}>
          <textarea rows={4} {...area} {...tied} className={control.input} />
        </div>
      )}
    </Field>
  );
}
