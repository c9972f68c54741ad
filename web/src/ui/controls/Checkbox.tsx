import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'className'> {
  /** `radio` for one of several. */
  type?: 'checkbox' | 'radio';
  /** Some of what it stands for, not all. */
  mixed?: boolean;
}

/** The browser's own, drawn as the design draws it. It needs a label around it or an `aria-label`. */
export const Checkbox = ({ type = 'checkbox', mixed = false, ref, ...input }: Props) => (
  <input
    {...input}
    type={type}
    ref={(box) => {
      if (box) box.indeterminate = mixed;
      if (typeof ref === 'function') return ref(box);
      if (ref) ref.current = box;
      return undefined;
    }}
    className={styles.box}
  />
);
