import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Coloured } from './colours.ts';

type Colour = (language: string, code: string) => Coloured[];

const key = new PluginKey<DecorationSet>('highlight');

/** By node: code that has not changed is not read again. */
const read = new WeakMap<Node, Coloured[]>();

function colouredIn(doc: Node, colour: Colour | undefined): DecorationSet {
  const decorations: Decoration[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === 'codeBlock' && colour) {
      const parts = read.get(node) ?? colour(String(node.attrs['language']), node.textContent);
      read.set(node, parts);
      for (const { from, to, classes } of parts)
        decorations.push(Decoration.inline(at + 1 + from, at + 1 + to, { class: classes }));
    }
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, decorations);
}

const hasCode = ({ doc }: EditorState): boolean => {
  let found = false;
  doc.descendants((node) => {
    found ||= node.type.name === 'codeBlock' && node.attrs['language'] !== '';
    return !found && !node.isTextblock;
  });
  return found;
};

/** Colours code. What knows how is fetched with the first code that has a language. */
export function highlight(): Plugin {
  let colour: Colour | undefined;
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, before, _old, state) =>
        (tr.docChanged && colour) || tr.getMeta(key)
          ? colouredIn(state.doc, colour)
          : before.map(tr.mapping, tr.doc),
    },
    props: { decorations: (state) => key.getState(state) },
    view: (view) => {
      let asked = false;
      const ask = async () => {
        if (asked || !hasCode(view.state)) return;
        asked = true;
        ({ colour } = await import('./colours.ts'));
        if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, true));
      };
      void ask();
      return { update: (_, before) => before.doc !== view.state.doc && void ask() };
    },
  });
}
