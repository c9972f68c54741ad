import { schema } from '@cuadrilla/contract/documents/document/schema';
import { fragmentOf } from '@cuadrilla/contract/documents/document/yjs';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { keymap } from 'prosemirror-keymap';
import { EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { initProseMirrorDoc } from 'y-prosemirror';
import type { Awareness } from 'y-protocols/awareness';
import type { Doc } from 'yjs';
import { createStore, type Store } from '../../../lib/store.ts';
import { commentedIn, commentMarks, type Commented } from './comment-marks.ts';
import type { DocumentLinks } from './document-links.ts';
import { drawLater } from './draw-later.ts';
import { editorTexts } from './editor.texts.ts';
import { find } from './find.ts';
import { highlight } from './highlight.ts';
import { keys } from './keys.ts';
import { nodeViews, type Portal } from './node-views.ts';
import { afterOwnCaret, ownCaretFirst } from './own-caret.ts';
import { paste } from './paste.ts';
import { suggest } from './suggest.ts';
import { taskLine } from './task-line.ts';
import { type Peer, together } from './together.ts';
import { typingRules } from './typing-rules.ts';

export interface Editor {
  view: EditorView;
  /** What the text is now, and what is selected in it. */
  state: Store<EditorState>;
  portals: Store<readonly Portal[]>;
  /** What hears the keys first while a list of suggestions is open. */
  suggestionKeys: { current: (event: KeyboardEvent) => boolean };
}

interface Options {
  doc: Doc;
  awareness: Awareness;
  person: Peer;
  title: string;
  links: DocumentLinks;
  isEditable: () => boolean;
  onFind: () => void;
  onComment: (commented: Commented) => void;
  onThread: (threadId: number) => void;
}

const placeholder = new Plugin({
  props: {
    decorations: ({ doc }) => {
      const [only] = doc.children;
      if (doc.childCount !== 1 || !only?.isTextblock || only.content.size > 0) return null;
      return DecorationSet.create(doc, [
        Decoration.node(0, only.nodeSize, { 'data-placeholder': editorTexts.placeholder }),
      ]);
    },
  },
});

/**
 * What is typed at the caret leaves it behind what was typed: Chromium may tell of the first letter of an empty
 * block before it has moved its own caret, and the next letter would come before it.
 */
const typeAtCaret = new Plugin({
  props: {
    handleTextInput: (view, from, to, text) => {
      const { selection, tr } = view.state;
      if (view.composing || from !== to || !selection.empty || selection.from !== from) return false;
      view.dispatch(tr.insertText(text, from).scrollIntoView());
      return true;
    },
  },
});

const watch = (onChange: (state: EditorState) => void) =>
  new Plugin({ view: () => ({ update: (view) => onChange(view.state) }) });

/** Links are followed by a click where nobody writes, and with Ctrl where somebody does. */
const follow = new Plugin({
  props: {
    handleClick: (view, _at, event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || (view.editable && !event.ctrlKey && !event.metaKey))
        return false;
      window.open(link.href, '_blank', 'noopener');
      return true;
    },
  },
});

/** What it is to a screen reader, which says its title with it. */
export const attributesOf = (title: string) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': editorTexts.label(title),
  // The dictionary of the document, not of the interface.
  spellcheck: 'true',
});

export function createView(place: HTMLElement, options: Options): Editor {
  const { doc, awareness, person, title, links, isEditable, onFind, onComment, onThread } = options;
  const portals = createStore<readonly Portal[]>([]);
  const suggestionKeys: Editor['suggestionKeys'] = { current: () => false };
  const openFind = () => {
    onFind();
    return true;
  };
  const comment = (now: EditorState) => {
    const commented = commentedIn(now);
    if (commented) onComment(commented);
    return commented !== undefined;
  };
  let isDrawing = false;
  const written = initProseMirrorDoc(fragmentOf(doc), schema);
  // One that says nothing yet begins as the schema says.
  const first = EditorState.create(written.doc.childCount > 0 ? { doc: written.doc } : { schema });
  const state = createStore(first);
  const view = new EditorView(
    { mount: place },
    {
      state: first.reconfigure({
        plugins: [
          ownCaretFirst(doc, () => isDrawing),
          ...together(doc, awareness, person, written.mapping),
          drawLater(),
          suggest((event) => suggestionKeys.current(event)),
          typingRules(),
          typeAtCaret,
          taskLine(links),
          keymap({ 'Mod-f': openFind, 'Alt-F10': toToolbar, 'Mod-Alt-m': comment }),
          ...keys(),
          paste(links),
          follow,
          find(),
          commentMarks(onThread),
          highlight(),
          placeholder,
          dropCursor({ color: false, class: 'drop-cursor' }),
          gapCursor(),
          watch(state.set),
        ],
      }),
      editable: isEditable,
      // Carets of others are drawn a moment later, when the page may have been left.
      dispatchTransaction(this: EditorView, tr) {
        if (this.isDestroyed) return;
        const next = this.state.apply(afterOwnCaret(this, tr));
        isDrawing = true;
        this.updateState(next);
        isDrawing = false;
      },
      nodeViews: nodeViews(portals),
      attributes: attributesOf(title),
    },
  );
  state.set(view.state);
  return { view, state, portals, suggestionKeys };
}

function toToolbar(): boolean {
  const button = document.querySelector<HTMLButtonElement>('[data-bubble] button');
  button?.focus();
  return button !== null;
}
