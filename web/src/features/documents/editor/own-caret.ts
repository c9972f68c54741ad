import { Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { yCursorPluginKey } from 'y-prosemirror';
import type { Doc } from 'yjs';

/**
 * Where a key has just put one's own caret is only known once the browser tells of it. Whatever is drawn before that
 * would put it back.
 */
export const hearOwnCaret = (): boolean => document.dispatchEvent(new Event('selectionchange'));

/** Others' carets are drawn by a change that was made without it. */
export function afterOwnCaret(view: EditorView, tr: Transaction): Transaction {
  const carets: unknown = tr.getMeta(yCursorPluginKey);
  if (tr.docChanged || carets === undefined) return tr;
  const before = view.state;
  hearOwnCaret();
  return view.state === before ? tr : view.state.tr.setMeta(yCursorPluginKey, carets);
}

/** What others write leaves one's caret where it is just before: it is asked for first. Before Yjs' own plugin. */
export const ownCaretFirst = (doc: Doc, isDrawing: () => boolean) =>
  new Plugin({
    view: (view) => {
      const hear = () => void (isDrawing() || !view.hasFocus() || hearOwnCaret());
      doc.on('beforeAllTransactions', hear);
      return { destroy: () => doc.off('beforeAllTransactions', hear) };
    },
  });
