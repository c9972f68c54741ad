import { useEffect } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import styles from './toast.module.css';
import { toasterIsHere } from './toast.tsx';
import { uiTexts } from '../ui.texts.ts';

/** Where toasts appear; once, in the shell. */
export function Toaster() {
  useEffect(() => toasterIsHere(sonner), []);
  return (
    <Sonner
      position="bottom-center"
      visibleToasts={1}
      containerAriaLabel={uiTexts.notifications}
      className={styles.toaster ?? ''}
      offset={{ bottom: 'calc(var(--foot) + 24px)' }}
      mobileOffset={{ bottom: 'calc(var(--foot) + 12px)', left: 12, right: 12 }}
    />
  );
}
