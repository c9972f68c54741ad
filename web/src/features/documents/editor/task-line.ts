import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { DocumentLinks } from './document-links.ts';
import { editorTexts } from './editor.texts.ts';
import { lineToTask } from './to-task.ts';

/** Where the line begins whose words are to be the title of a task. */
const awaited = new PluginKey<number | undefined>('task-line');

/** Of the words in the line a task is made; in an empty one they are written first. */
export function beginTask(view: EditorView, links: DocumentLinks): void {
  const { $from } = view.state.selection;
  if ($from.parent.content.size > 0) void lineToTask(view, links);
  else view.dispatch(view.state.tr.setMeta(awaited, $from.before()));
}

/** With Enter the awaited line becomes a task. Whoever leaves it has thought better of it. */
export const taskLine = (links: DocumentLinks) =>
  new Plugin<number | undefined>({
    key: awaited,
    state: {
      init: () => undefined,
      apply(tr, before) {
        const asked = tr.getMeta(awaited) as number | undefined;
        const at = asked ?? (before === undefined ? undefined : tr.mapping.map(before, -1));
        const { $from } = tr.selection;
        return at !== undefined && $from.parent.isTextblock && $from.before() === at ? at : undefined;
      },
    },
    props: {
      decorations(state) {
        const at = awaited.getState(state);
        const line = at === undefined ? undefined : state.doc.nodeAt(at);
        if (at === undefined || !line || line.content.size > 0) return null;
        const hint = { 'data-placeholder': editorTexts.taskTitle };
        return DecorationSet.create(state.doc, [Decoration.node(at, at + line.nodeSize, hint)]);
      },
      handleKeyDown(view, event) {
        const at = awaited.getState(view.state);
        if (event.key !== 'Enter' || event.shiftKey || event.isComposing || at === undefined) return false;
        // Once Enter has led to the next line, as it does everywhere.
        queueMicrotask(() => {
          const line = view.isDestroyed ? undefined : view.state.doc.nodeAt(at);
          if (line) void lineToTask(view, links, line);
        });
        return false;
      },
    },
  });
