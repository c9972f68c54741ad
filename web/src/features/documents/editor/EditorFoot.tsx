import { Search } from 'lucide-react';
import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { useEffect, useState } from 'react';
import type { Store } from '../../../lib/store.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './EditorFoot.module.css';
import { editorTexts } from './editor.texts.ts';

/** Counting a long text takes longer than a key may: it waits until nobody types. */
const pause = 600;

export function wordsIn(doc: Node): number {
  return (
    doc.textBetween(0, doc.content.size, ' ', ' ').match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ??
    0
  );
}

function useWords(state: Store<EditorState>): number {
  const [words, setWords] = useState(() => wordsIn(state.get().doc));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let counted: Node | undefined;
    const count = (): void => {
      const { doc } = state.get();
      if (doc === counted) return;
      counted = doc;
      clearTimeout(timer);
      timer = setTimeout(() => setWords(wordsIn(doc)), pause);
    };
    // What it says may have come since it was first shown.
    count();
    const stop = state.subscribe(count);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [state]);
  return words;
}

export function EditorFoot({ state, onFind }: { state: Store<EditorState>; onFind: () => void }) {
  const words = useWords(state);
  return (
    <footer className={styles.foot}>
      {editorTexts.words(words)}
      <IconButton size="small" label={editorTexts.find} aria-keyshortcuts="Control+F" onClick={onFind}>
        <Search size={14} />
      </IconButton>
    </footer>
  );
}
