import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';
import { Hidden } from '../controls/Hidden.tsx';

/** What every field of a form takes, whichever control is inside. */
export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** In the place of the hint: nothing is wrong, but it cannot wait. */
  warning?: string | undefined;
  /** Stands beside the label, as «(opcional)». */
  note?: string | undefined;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  /** Where the place says what it is: only screen readers need the label then. */
  labelHidden?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, then the error or the hint, tied to the control. */
export function Field({ label, error, hint, warning, note, labelHidden, children }: Props) {
  const id = useId();
  const urgent = error ?? warning;
  const message = urgent ?? hint;
  return (
    <div className={styles.field}>
      {labelHidden ? (
        <Hidden>
          <label htmlFor={id}>{label}</label>
        </Hidden>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label} {note && <span className={styles.note}>{note}</span>}
        </label>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': message ? `${id}-message` : undefined,
      })}
      {message && (
        <p id={`${id}-message`} className={urgent ? styles.urgent : styles.hint}>
          {urgent && <CircleAlert size={16} />}
          {message}
        </p>
      )}
    </div>
  );
}
