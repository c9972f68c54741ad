import { useId } from 'react';
import { Checkbox } from '../../../../ui/controls/Checkbox.tsx';
import styles from './SetField.module.css';
import type { Choice } from './task-choices.ts';

interface Props {
  label: string;
  value: readonly number[];
  onChange: (value: readonly number[]) => void;
  onBlur: () => void;
  options: readonly Choice[];
  readOnly: boolean;
  error?: string | undefined;
  note?: string | undefined;
}

/** Several of a list; what is chosen last comes last. */
export function SetField({ label, value, onChange, onBlur, options, readOnly, error, note }: Props) {
  const id = useId();
  const toggle = (option: number, isChosen: boolean) =>
    onChange(isChosen ? [...value, option] : value.filter((each) => each !== option));
  return (
    <fieldset className={styles.set} onBlur={onBlur} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>
        {label} {note && <span className={styles.note}>{note}</span>}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <Checkbox
            checked={value.includes(option.value)}
            disabled={readOnly}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
          {option.label}
        </label>
      ))}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
