import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/text/text.ts';
import styles from './Form.module.css';

/** Fields one below the other. The browser's own messages stay off: ours are in Spanish and at the field. */
export const Form = ({ className, ...rest }: ComponentProps<'form'>) => (
  <form {...rest} noValidate className={classes(styles.form, className)} />
);

/** The row of buttons that ends a form. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
