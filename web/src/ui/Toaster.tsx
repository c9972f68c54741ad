import { Toaster as Sonner } from 'sonner';
import { uiTexts } from './ui.texts.ts';

/** Where toasts appear; once, in the shell. */
export const Toaster = () => (
  <Sonner
    position="bottom-center"
    visibleToasts={1}
    containerAriaLabel={uiTexts.notifications}
    style={{ zIndex: 'var(--layer-toast)' }}
    mobileOffset={{ bottom: 76, left: 12, right: 12 }}
  />
);
