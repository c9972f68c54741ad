import type { ComponentProps } from 'react';
import { classes } from '../../lib/text/text.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'size'>, FieldProps {
  size?: 'normal' | 'large' | 'tall';
}

export function TextField({ label, error, hint, note, size, ...input }: Props) {
  return (
    <Field label={label} error={error} hint={hint} note={note}>
      {(tied) => (
        <div className={classes(control.control, size && size !== 'normal' && control[size])}>
          <input type="text" {...input} {...tied} className={control.input} />
        </div>
      )}
    </Field>
  );
}
