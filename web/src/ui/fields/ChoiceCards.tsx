import { useId } from 'react';
import { Checkbox } from '../controls/Checkbox.tsx';
import styles from './ChoiceCards.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string; what: string }[];
  /** How many stand side by side where there is room. */
  columns: 2 | 3;
  onChange: (value: Value) => void;
}

/** One of several, each told in a sentence. */
export function ChoiceCards<Value extends string>({
  label,
  value,
  options,
  columns,
  onChange,
}: Props<Value>) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.cards} data-columns={columns}>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <span className={styles.name}>{option.name}</span>
          <Checkbox
            type="radio"
            name={group}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.what}>{option.what}</span>
        </label>
      ))}
    </div>
  );
}
