import { type RefObject, useEffect } from 'react';
import { isElsewhere } from '../../../lib/keys.ts';

/** Ctrl S saves from anywhere on the page, Ctrl Enter from within the form: elsewhere it sends a comment. */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const isWithin = event.target instanceof Node && form.current?.contains(event.target);
      if (event.key.toLowerCase() !== 's' && !(event.key === 'Enter' && isWithin)) return;
      event.preventDefault();
      if (!isElsewhere()) form.current?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [form]);
}
