import type { Activity } from '@cuadrilla/contract/views/live';
import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** Whoever has not touched a key for this long is not typing any more. */
const typingLasts = 5_000;

const editing = createStore(false);
const typing = createStore(false);
let pause: number | undefined;

/** Whether the form of the open task holds something unsaved. */
export const tellEditing = (isEditing: boolean): void => editing.set(isEditing);

/** The task of a board that is being changed there in place, or whose card is in hand. */
const atHand = createStore<AtHand | null>(null);
interface AtHand {
  taskId: number;
  doing: 'editing' | 'holding';
}

/** Tells it as long as it is so. */
export function useTellAtHand(taskId: number | undefined, doing: AtHand['doing']): void {
  useEffect(() => {
    if (taskId === undefined) return undefined;
    atHand.set({ taskId, doing });
    return () => atHand.set(null);
  }, [taskId, doing]);
}

/** A key was pressed in a comment. */
export function tellTyping(): void {
  window.clearTimeout(pause);
  pause = window.setTimeout(endTyping, typingLasts);
  typing.set(true);
}

/** The comment was sent or left. */
export function endTyping(): void {
  window.clearTimeout(pause);
  typing.set(false);
}

interface Attention {
  taskId: number | null;
  doing: Activity | null;
}

/** At which task others are told that the person is, and what they do there; `open` is the one that is open. */
export function useAttention(open: number | undefined): Attention {
  const isTyping = useStore(typing);
  const isEditing = useStore(editing);
  const inPlace = useStore(atHand);
  // 0 stands for what is no id.
  if (!open) return inPlace ?? { taskId: null, doing: null };
  return { taskId: open, doing: isTyping ? 'typing' : isEditing ? 'editing' : null };
}
