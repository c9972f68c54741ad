import { useEffect, useId } from 'react';

const texts = new Map<string, string>();

/** What is being typed on the page, for when the page itself must go away. */
export const typedOnScreen = (): string => [...texts.values()].join('\n\n');

/** Of a form: the fields that were typed in. What was chosen elsewise is no text. */
export function useTypedOnScreen(fields: object | undefined): void {
  const id = useId();
  const text = Object.values(fields ?? {})
    .filter((value) => typeof value === 'string')
    .join('\n\n');
  useEffect(() => {
    if (!text) return undefined;
    texts.set(id, text);
    return () => void texts.delete(id);
  }, [id, text]);
}
