import type { ComponentProps } from 'react';
import { classes } from '../lib/text.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface Props extends ComponentProps<'textarea'>, FieldProps {
  labelHidden?: boolean;
}

export function TextArea({ label, error, hint, note, labelHidden, ...area }: Props) {
  return (
    <Field label={label} error={error} hint={hint} note={note} labelHidden={labelHidden}>
      {(tied) => (
        <div className={classes(control.control, control.area)}>
          <textarea rows={4} {...area} {...tied} className={control.input} />
        </div>
      )}
    </Field>
  );
}
