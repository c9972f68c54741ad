import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/text/text.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface Props extends ComponentProps<'textarea'>, FieldProps {
  labelHidden?: boolean;
  /** Stands in its box, too. */
  inside?: ReactNode;
}

export function TextArea({ label, error, hint, note, labelHidden, inside, ...area }: Props) {
  return (
    <Field label={label} error={error} hint={hint} note={note} labelHidden={labelHidden}>
      {(tied) => (
        <div className={classes(control.control, control.area)}>
          <textarea rows={4} {...area} {...tied} className={control.input} />
          {inside}
        </div>
      )}
    </Field>
  );
}
