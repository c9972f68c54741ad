import type { Activity } from '@cuadrilla/contract/live';
import { createStore, useStore } from '../../lib/store.ts';

/** Whoever has not touched a key for this long is not typing any more. */
const typingLasts = 5_000;

const editing = createStore(false);
const typing = createStore(false);
let pause: number | undefined;

/** Whether the form of the open task holds something unsaved. */
export const tellEditing = (isEditing: boolean): void => editing.set(isEditing);

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

/** What others are told that the person does in the open task. */
export function useActivity(): Activity | null {
  const isTyping = useStore(typing);
  const isEditing = useStore(editing);
  return isTyping ? 'typing' : isEditing ? 'editing' : null;
}
