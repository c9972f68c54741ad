import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
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
  return (
    <RadioGroup.Root
      aria-label={label}
      orientation="horizontal"
      className={styles.group}
      value={value}
      onValueChange={(chosen) => onChange(chosen as Value)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className={styles.item}
          aria-keyshortcuts={option.keys}
        >
          {option.icon}
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
