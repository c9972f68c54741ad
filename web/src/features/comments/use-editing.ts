import { useState } from 'react';
import { currentOf } from '../../lib/server/api.ts';
import { useDraftBox } from '../../lib/use-draft.ts';

interface Box {
  /** By a click, or it was being changed the last time. */
  isAsked: boolean;
  /** What the comment said when it opened. */
  seen: string;
}

interface Edited {
  /** Under which what is typed is kept. */
  draft: string;
  content: string;
  canChange: boolean;
  change: (content: string, seen: string) => Promise<unknown>;
}

/** What was being changed the last time is being changed still: its box is open. */
export function useEditing({ draft, content, canChange, change }: Edited) {
  const store = useDraftBox<string>(draft);
  const [box, setBox] = useState<Box | undefined>(() => {
    const text = store.take()?.value;
    // It was on its way when the page was closed, and got there.
    if (text === content) store.forget();
    else if (text !== undefined && canChange) return { isAsked: false, seen: content };
    return undefined;
  });
  return {
    draft,
    box,
    begin: () => setBox({ isAsked: true, seen: content }),
    cancel: () => {
      store.forget();
      setBox(undefined);
    },
    save: async (text: string) => {
      setBox(undefined);
      if (text === content) return;
      const seen = box?.seen ?? content;
      await change(text, seen).catch((error: unknown) => {
        store.keep(text);
        // Whoever was told what it says by now may save over that.
        setBox({
          isAsked: false,
          seen: (currentOf(error) as { content: string } | undefined)?.content ?? seen,
        });
      });
    },
  };
}
