import { useEffect, useEffectEvent, useState } from 'react';
import type { Doc } from 'yjs';

/** Many keys, one reading. */
const gatherFor = 150;

/** What is read from the document, again whenever somebody has written in it, or something else is `sought`. */
export function useDocText<Value extends object>(doc: Doc, read: () => Value, sought?: unknown): Value {
  const [value, setValue] = useState(read);
  const readAgain = useEffectEvent(() => {
    const next = read();
    if (JSON.stringify(next) !== JSON.stringify(value)) setValue(next);
  });
  useEffect(() => {
    let timer: number | undefined;
    const soon = (): void => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        readAgain();
      }, gatherFor);
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
