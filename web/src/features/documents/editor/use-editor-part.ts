import type { EditorState } from 'prosemirror-state';
import { useSyncExternalStore } from 'react';
import type { Store } from '../../../lib/store.ts';

/**
 * What is looked at of the text: nothing is drawn again until that is another. React reads where the caret is whenever it
 * draws, through all of a long text: with every key that would be felt.
 */
export const useEditorPart = <Part>(state: Store<EditorState>, part: (state: EditorState) => Part): Part =>
  useSyncExternalStore(state.subscribe, () => part(state.get()));
