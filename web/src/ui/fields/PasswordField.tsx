import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { classes } from '../../lib/text/text.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { uiTexts } from '../ui.texts.ts';

export function PasswordField({
  label,
  error,
  hint,
  size = 'large',
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'size'> & FieldProps & { size?: 'normal' | 'large' }) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(tied) => (
        <div className={classes(control.control, size === 'large' && control.large, control.withButton)}>
          <input {...input} {...tied} type={shown ? 'text' : 'password'} className={control.input} />
          <IconButton
            size="small"
            label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} /> : <Eye size={18} />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
