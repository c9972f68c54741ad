import { useEffect, useEffectEvent, useState } from 'react';
import type { Doc } from 'yjs';

/** Whoever types on is not held up by it: it is read when they pause, or at last while they go on. */
const pause = 300;
const atLast = 2_000;

/** What is read from the document, again whenever somebody has written in it, or something else is `sought`. */
export function useDocText<Value extends object>(doc: Doc, read: () => Value, sought?: unknown): Value {
  const [value, setValue] = useState(read);
  const readAgain = useEffectEvent(() => {
    const next = read();
    if (JSON.stringify(next) !== JSON.stringify(value)) setValue(next);
  });
  useEffect(() => {
    let timer: number | undefined;
    let since: number | undefined;
    const soon = (): void => {
      const now = performance.now();
      since ??= now;
      window.clearTimeout(timer);
      timer = window.setTimeout(
        () => {
          since = undefined;
          readAgain();
        },
        Math.min(pause, since + atLast - now),
      );
    };
    doc.on('update', soon);
    readAgain();
    return () => {
      window.clearTimeout(timer);
      doc.off('update', soon);
    };
  }, [doc, sought]);
  return value;
}
