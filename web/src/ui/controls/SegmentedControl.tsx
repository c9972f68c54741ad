import { useId, type ReactNode } from 'react';
import styles from './SegmentedControl.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly {
    value: Value;
    label: string;
    icon?: ReactNode;
    /** As `aria-keyshortcuts` writes them. */
    keys?: string | undefined;
  }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Another view of the same content; for other content there are tabs. */
export function SegmentedControl<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <label key={option.value} className={styles.item}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={option.value === value}
            aria-keyshortcuts={option.keys}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
