import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Coloured } from './colours.ts';

type Colour = (language: string, code: string) => Coloured[];

const key = new PluginKey<DecorationSet>('highlight');

/** By node: code that has not changed is not read again. */
const read = new WeakMap<Node, Coloured[]>();

function colourOf(node: Node, at: number, colour: Colour): Decoration[] {
  const parts = read.get(node) ?? colour(String(node.attrs['language']), node.textContent);
  read.set(node, parts);
  return parts.map(({ from, to, classes }) =>
    Decoration.inline(at + 1 + from, at + 1 + to, { class: classes }),
  );
}

/** Colours what lies there anew, and leaves the rest: all of a long text would take longer than a key may. */
function recoloured(set: DecorationSet, doc: Node, { from, to }: Range, colour: Colour): DecorationSet {
  const stale: Decoration[] = [];
  const fresh: Decoration[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (node.type.name === 'codeBlock') {
      stale.push(...set.find(at, at + node.nodeSize));
      fresh.push(...colourOf(node, at, colour));
    }
    return !node.isTextblock;
  });
  return stale.length + fresh.length > 0 ? set.remove(stale).add(doc, fresh) : set;
}

interface Range {
  from: number;
  to: number;
}

/** Where the text is another now. What changes no length, as a language, may be anywhere. */
function changedIn({ mapping, doc }: Transaction): Range {
  let [from, to] = [Infinity, 0];
  mapping.maps.forEach((map, index) => {
    const later = mapping.slice(index + 1);
    map.forEach((_start, _end, start, end) => {
      from = Math.min(from, later.map(start, -1));
      to = Math.max(to, later.map(end, 1));
    });
  });
  const { size } = doc.content;
  return from === Infinity ? { from: 0, to: size } : { from, to: Math.min(size, to + 1) };
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
      apply: (tr, before) => {
        const set = before.map(tr.mapping, tr.doc);
        const isNew = tr.getMeta(key) !== undefined;
        return colour && (tr.docChanged || isNew) ? recoloured(set, tr.doc, changedIn(tr), colour) : set;
      },
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
