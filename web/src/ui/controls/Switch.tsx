import type { ComponentProps } from 'react';
import styles from './Switch.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'>;

/** On or off, at once. It needs a label around it or an `aria-label`. */
export const Switch = (input: Props) => (
  <input {...input} type="checkbox" role="switch" className={styles.switch} />
);
