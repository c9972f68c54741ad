import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/text/text.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './SelectField.module.css';

interface Option {
  value: string | number;
  label: string;
}

interface Group {
  label: string;
  options: readonly Option[];
}

interface Props extends Omit<ComponentProps<'select'>, 'size'>, FieldProps {
  options: readonly (Option | Group)[];
  /** For nothing chosen. */
  placeholder?: string;
  /** Where what is chosen says enough. */
  labelHidden?: boolean;
  /** An avatar of what is chosen. */
  icon?: ReactNode;
  /** What is chosen, shown by more than its word. */
  face?: ReactNode;
}

/** The browser's own select: right for every hand, reader and phone. */
export function SelectField({
  label,
  labelHidden,
  error,
  hint,
  note,
  options,
  placeholder,
  icon,
  face,
  ...select
}: Props) {
  return (
    <Field label={label} labelHidden={labelHidden} error={error} hint={hint} note={note}>
      {(tied) => (
        <div className={classes(control.control, styles.box)}>
          {icon}
          {face && <span aria-hidden="true">{face}</span>}
          <select
            {...select}
            {...tied}
            className={classes(control.input, styles.select, face !== undefined && styles.behind)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((each) =>
              'options' in each ? (
                <optgroup key={each.label} label={each.label}>
                  {each.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(each)
              ),
            )}
          </select>
          <ChevronDown size={16} className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);
