import { Toaster as Sonner } from 'sonner';
import styles from './toast.module.css';
import { uiTexts } from './ui.texts.ts';

/** Where toasts appear; once, in the shell. */
export const Toaster = () => (
  <Sonner
    position="bottom-center"
    visibleToasts={1}
    containerAriaLabel={uiTexts.notifications}
    className={styles.toaster ?? ''}
    mobileOffset={{ bottom: 76, left: 12, right: 12 }}
  />
);
