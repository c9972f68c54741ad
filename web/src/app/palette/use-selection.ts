import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { Item } from './item.ts';

/** What the results give to the field above them. */
export interface FieldKeys {
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Enter was pressed after this had been typed; `apart` asks for another tab. */
export interface Entered {
  typed: string;
  apart: boolean;
}

interface Props {
  items: Item[];
  typed: string;
  early: Entered | undefined;
  /** Better lines are on their way. */
  waiting: boolean;
  onChoose: (item: Item, apart: boolean) => void;
}

/** Which line is selected: the first, until a key or the pointer goes to another one. Other text begins anew. */
export function useSelection({ items, typed, early, waiting, onChoose }: Props) {
  const [moved, setMoved] = useState<{ typed: string; id: string }>();
  const own = moved?.typed === typed ? items.findIndex(({ id }) => id === moved.id) : -1;
  const selected = items[Math.max(own, 0)];
  const [asked, setAsked] = useState(early);

  const select = (item: Item | undefined) => item && setMoved({ typed, id: item.id });

  /** Who types and presses Enter at once means what is found, not what happens to be there before. */
  const enter = (apart: boolean) => {
    if (waiting && own === -1) setAsked({ typed, apart });
    else if (selected) onChoose(selected, apart);
  };
  const enterAsAsked = useEffectEvent(() => {
    setAsked(undefined);
    if (asked?.typed === typed && selected) onChoose(selected, asked.apart);
  });
  useEffect(() => {
    if (asked && !waiting) enterAsAsked();
  }, [asked, waiting]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    if (event.key === 'Enter') enter(event.ctrlKey || event.metaKey);
    else if (event.key in steps) select(items[steps[event.key]?.(Math.max(own, 0), items.length) ?? 0]);
    else return;
    event.preventDefault();
  };
  return { selected, select, onKeyDown };
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};
