import { Check, ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { classes } from '../lib/text.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import menu from './Menu.module.css';
import styles from './SelectField.module.css';

export interface SelectOption {
  value: string;
  label: string;
  /** A glyph or an avatar left of the label. */
  icon?: ReactNode;
}

interface Props extends FieldProps {
  options: readonly SelectOption[];
  /** Nothing chosen is the empty text. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function SelectField({
  label,
  error,
  hint,
  note,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  name,
  ref,
}: Props) {
  return (
    <Field label={label} error={error} hint={hint} note={note}>
      {(tied) => (
        <Select.Root value={value} onValueChange={onChange} {...(name && { name })}>
          <Select.Trigger
            {...tied}
            ref={ref}
            onBlur={onBlur}
            className={classes(control.control, styles.trigger)}
          >
            <Select.Value placeholder={<span className={styles.placeholder}>{placeholder}</span>} />
            <Select.Icon asChild>
              <ChevronDown size={16} className={styles.chevron} />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal>
            <Select.Content
              position="popper"
              sideOffset={4}
              collisionPadding={8}
              className={classes(menu.menu, styles.list)}
            >
              <Select.Viewport>
                {options.map((option) => (
                  <Select.Item key={option.value} value={option.value} className={menu.item}>
                    <Select.ItemText>
                      <span className={styles.option}>
                        {option.icon}
                        {option.label}
                      </span>
                    </Select.ItemText>
                    <Select.ItemIndicator className={menu.check}>
                      <Check size={16} />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.Viewport>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  );
}
