import { useEffect, useState } from 'react';

const pause = 1_000;
let lastTyped = -Infinity;

export const noteTyping = (): void => void (lastTyped = Date.now());

/** Acts at once or, where somebody is typing, when they rest. What is returned calls it off. */
export function afterPause(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const left = lastTyped + pause - Date.now();
    if (left > 0) timer = setTimeout(look, left);
    else act();
  };
  look();
  return () => clearTimeout(timer);
}

/** `wanted`, but what it leads to must not catch the rest of a sentence. */
export function useOncePaused(wanted: boolean): boolean {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    window.addEventListener('input', noteTyping, true);
    return () => window.removeEventListener('input', noteTyping, true);
  }, []);
  useEffect(() => {
    if (!wanted) return undefined;
    const cancel = afterPause(() => setPaused(true));
    return () => {
      cancel();
      setPaused(false);
    };
  }, [wanted]);
  return wanted && paused;
}
