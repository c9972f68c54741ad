import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { KeyboardEvent } from 'react';
import { type Store, useStore } from '../../../lib/store.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { editorTexts } from './editor.texts.ts';
import { foundIn, search, step, stopSearch } from './find.ts';
import styles from './FindBar.module.css';

interface Props {
  view: EditorView;
  state: Store<EditorState>;
  onClose: () => void;
}

export function FindBar({ view, state, onClose }: Props) {
  const { places, at, search: text } = foundIn(useStore(state));
  const close = () => {
    view.dispatch(stopSearch(view.state));
    onClose();
    view.focus();
  };
  const go = (by: 1 | -1) => view.dispatch(step(view.state, by));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };
  return (
    <search className={styles.bar}>
      <input
        // Asked for by Ctrl + F.
        autoFocus
        type="search"
        aria-label={editorTexts.find}
        placeholder={editorTexts.find}
        onChange={(event) => view.dispatch(search(view.state, event.target.value))}
        onKeyDown={press}
      />
      <span role="status" className={styles.count}>
        {text !== '' && editorTexts.findCount(at + 1, places.length)}
      </span>
      <IconButton size="small" label={editorTexts.previous} onClick={() => go(-1)}>
        <ChevronUp size={16} />
      </IconButton>
      <IconButton size="small" label={editorTexts.next} onClick={() => go(1)}>
        <ChevronDown size={16} />
      </IconButton>
      <IconButton size="small" label={editorTexts.closeFind} onClick={close}>
        <X size={16} />
      </IconButton>
    </search>
  );
}
