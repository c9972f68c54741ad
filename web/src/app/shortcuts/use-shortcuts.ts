import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect } from 'react';
import { isElsewhere, isTyping } from '../../lib/keys.ts';
import { isSingleKey, strokeOf } from '../../lib/strokes.ts';
import { useUser } from '../../services/session.ts';
import { singleKeys } from '../../services/single-keys.ts';
import { fitsHere, runCommand } from './command.ts';
import { hereOf } from './here.ts';
import { shortcuts } from './shortcuts.ts';

/** How long the second of two keys may take. */
const patience = 1_500;

/** One listener for all of the product's shortcuts. */
export function useShortcuts(): void {
  const router = useRouter();
  const client = useQueryClient();
  const user = useUser();

  /** Whether something was done. */
  const act = useEffectEvent((keys: string, typing: boolean): boolean => {
    const here = hereOf(router, client, user);
    const shortcut = shortcuts.find((each) => each.keys === keys && fitsHere(each, here));
    if (!shortcut || (typing && !shortcut.whileTyping)) return false;
    runCommand(shortcut, here);
    return true;
  });

  // As soon as there is a page to be seen, keys are heard.
  useLayoutEffect(() => {
    let before = '';
    let timer: number | undefined;
    const listen = (event: KeyboardEvent) => {
      const stroke = event.isComposing || event.repeat ? undefined : strokeOf(event);
      if (!stroke || event.defaultPrevented) return;
      const keys = isSingleKey(stroke) ? before + stroke : stroke;
      before = '';
      window.clearTimeout(timer);
      const typing = isTyping(event.target);
      if (isSingleKey(keys) && (typing || !singleKeys.get())) return;
      // Asked last: it looks through the whole page, which may be a long text that somebody types.
      if (isElsewhere()) return;
      if (act(keys, typing)) event.preventDefault();
      else if (isBeginning(keys)) {
        before = `${keys} `;
        timer = window.setTimeout(() => (before = ''), patience);
      }
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('keydown', listen);
    };
  }, []);
}

const isBeginning = (keys: string): boolean => shortcuts.some((each) => each.keys.startsWith(`${keys} `));
