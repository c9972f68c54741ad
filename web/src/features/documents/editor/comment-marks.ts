import type { Anchor } from '@cuadrilla/contract/documents/document-threads';
import { fromBase64, toBase64 } from 'lib0/buffer';
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import {
  absolutePositionToRelativePosition,
  type ProsemirrorBinding,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from 'y-prosemirror';
import { decodeRelativePosition, encodeRelativePosition } from 'yjs';

/** What is said of a place in the text. */
export interface CommentedPlace {
  threadId: number;
  anchor: Anchor;
}

interface Shown {
  places: readonly CommentedPlace[];
  chosenId: number | undefined;
}

interface Marks extends Shown {
  marked: DecorationSet;
}

const key = new PluginKey<Marks>('comments');

const bindingIn = (state: EditorState) =>
  (ySyncPluginKey.getState(state) as { binding?: ProsemirrorBinding } | undefined)?.binding;

/** Where it is by now; nowhere once the text is gone. */
function placeOf(state: EditorState, { from, to }: Anchor): { from: number; to: number } | undefined {
  const binding = bindingIn(state);
  if (!binding) return undefined;
  const { doc, type, mapping } = binding;
  const at = (place: string) =>
    relativePositionToAbsolutePosition(doc, type, decodeRelativePosition(fromBase64(place)), mapping);
  try {
    const [start, end] = [at(from), at(to)];
    const isThere = start !== null && end !== null && start < end && end <= state.doc.content.size;
    return isThere ? { from: start, to: end } : undefined;
  } catch {
    // Somebody else's browser wrote it: it may be anything.
    return undefined;
  }
}

function markedIn(state: EditorState, { places, chosenId }: Shown): DecorationSet {
  const marks = places.flatMap(({ threadId, anchor }) => {
    const place = placeOf(state, anchor);
    const look = { 'data-commented': threadId === chosenId ? 'chosen' : '' };
    return place ? [Decoration.inline(place.from, place.to, look, { threadId })] : [];
  });
  return DecorationSet.create(state.doc, marks);
}

/** Marks what is commented on. A click there leads to what is said of it. */
export const commentMarks = (onChoose: (threadId: number) => void) =>
  new Plugin<Marks>({
    key,
    state: {
      init: () => ({ places: [], chosenId: undefined, marked: DecorationSet.empty }),
      apply: (tr, before, _old, state) => {
        const shown = (tr.getMeta(key) as Shown | undefined) ?? before;
        // What others wrote comes as a whole new text: only the relative positions know where all is then.
        const isFromOthers = tr.getMeta(ySyncPluginKey) !== undefined;
        return shown !== before || isFromOthers
          ? { ...shown, marked: markedIn(state, shown) }
          : { ...before, marked: before.marked.map(tr.mapping, tr.doc) };
      },
    },
    props: {
      decorations: (state) => key.getState(state)?.marked,
      handleClick: (view, at) => {
        const [mark] = key.getState(view.state)?.marked.find(at, at) ?? [];
        if (mark) onChoose((mark.spec as { threadId: number }).threadId);
        return false;
      },
    },
  });

export const showComments = (view: EditorView, shown: Shown): void =>
  view.dispatch(view.state.tr.setMeta(key, shown));

/** Whether there is such a place yet. */
export function scrollToComment(view: EditorView, threadId: number): boolean {
  const [mark] =
    key.getState(view.state)?.marked.find(undefined, undefined, (spec) => spec['threadId'] === threadId) ??
    [];
  const { node } = mark ? view.domAtPos(mark.from) : {};
  const element = node instanceof Element ? node : node?.parentElement;
  element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  return element !== undefined && element !== null;
}

export interface Commented {
  anchor: Anchor;
  quote: string;
}

const longestQuote = 300;

/** What is selected, to be commented on. */
export function commentedIn(state: EditorState): Commented | undefined {
  const { from, to, empty } = state.selection;
  const binding = bindingIn(state);
  if (!binding || empty) return undefined;
  const place = (at: number) =>
    toBase64(encodeRelativePosition(absolutePositionToRelativePosition(at, binding.type, binding.mapping)));
  const quote = state.doc.textBetween(from, to, ' ', ' ').trim().slice(0, longestQuote);
  return quote === '' ? undefined : { anchor: { from: place(from), to: place(to) }, quote };
}
