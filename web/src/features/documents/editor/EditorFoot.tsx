import { Search } from 'lucide-react';
import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { useEffect, useState } from 'react';
import { whileIdle } from '../../../lib/idle.ts';
import type { Store } from '../../../lib/store.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import styles from './EditorFoot.module.css';
import { editorTexts } from './editor.texts.ts';
import { wordsIn } from './words.ts';

/** Nobody reads it while they type. */
const pause = 600;

function useWords(state: Store<EditorState>): number {
  const [words, setWords] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    let read: Node | undefined;
    const count = (): boolean => {
      const now = wordsIn(state.get().doc);
      if (now !== undefined) setWords(now);
      return now === undefined;
    };
    const soon = (): void => {
      const { doc } = state.get();
      if (doc === read) return;
      read = doc;
      stop?.();
      clearTimeout(timer);
      timer = setTimeout(() => (stop = whileIdle(count)), pause);
    };
    soon();
    const forget = state.subscribe(soon);
    return () => {
      forget();
      stop?.();
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
