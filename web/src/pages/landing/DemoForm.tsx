import { demoCredentials } from '@cuadrilla/contract/account/auth';
import type { ReactNode } from 'react';
import styles from './DemoForm.module.css';
import { landingTexts } from './landing.texts.ts';

/**
 * Signs in to the demo account. This page has no React in the browser: `src/landing.ts` sends the form.
 * The style sheet hides it where the server says that there is no demo.
 */
export const DemoForm = ({ children }: { children: ReactNode }) => (
  <form className={styles.demo} data-demo="form" data-failed={landingTexts.demoFailed}>
    <input type="hidden" name="email" value={demoCredentials.email} />
    <input type="hidden" name="password" value={demoCredentials.password} />
    {children}
    <p role="alert" className={styles.failed} data-demo="failed" />
  </form>
);
