import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { whileIdle } from '../../../lib/idle.ts';
import type { Coloured } from './colours.ts';
import { hearOwnCaret } from './own-caret.ts';

type Colour = (language: string, code: string) => Coloured[];

const key = new PluginKey<Colours>('highlight');

/** By node: code that has not changed is not read again. */
const read = new WeakMap<Node, Coloured[]>();

function colourOf(node: Node, at: number, colour: Colour): Decoration[] {
  const parts = read.get(node) ?? colour(String(node.attrs['language']), node.textContent);
  read.set(node, parts);
  return parts.map(({ from, to, classes }) =>
    Decoration.inline(at + 1 + from, at + 1 + to, { class: classes }),
  );
}

/** Code that nobody has read yet takes its time: of much only some is coloured at once. */
const readAtOnce = 10;

interface Colours {
  set: DecorationSet;
  /** There is code that still waits for its colours. */
  isMore: boolean;
}

/** Colours what lies there anew, and leaves the rest: all of a long text would take longer than a key may. */
function recoloured(set: DecorationSet, doc: Node, { from, to }: Range, colour: Colour): Colours {
  const stale: Decoration[] = [];
  const fresh: Decoration[] = [];
  let room = readAtOnce;
  doc.nodesBetween(from, to, (node, at) => {
    if (node.type.name === 'codeBlock' && (read.has(node) || (room -= 1) >= 0)) {
      stale.push(...set.find(at, at + node.nodeSize));
      fresh.push(...colourOf(node, at, colour));
    }
    return !node.isTextblock;
  });
  return { set: stale.length + fresh.length > 0 ? set.remove(stale).add(doc, fresh) : set, isMore: room < 0 };
}

/** The first code that waits, and some of what follows it. */
function nextIn(doc: Node): Range | undefined {
  const found: number[] = [];
  doc.descendants((node, at) => {
    if (found.length < readAtOnce && node.type.name === 'codeBlock' && !read.has(node)) found.push(at);
    return found.length < readAtOnce && !node.isTextblock;
  });
  const [first] = found;
  return first === undefined ? undefined : { from: first, to: (found.at(-1) ?? first) + 1 };
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
  return new Plugin<Colours>({
    key,
    state: {
      init: () => ({ set: DecorationSet.empty, isMore: false }),
      apply: (tr, before) => {
        const set = before.set.map(tr.mapping, tr.doc);
        const range = (tr.getMeta(key) as Range | undefined) ?? (tr.docChanged ? changedIn(tr) : undefined);
        if (!colour || !range) return { ...before, set };
        return recoloured(set, tr.doc, range, colour);
      },
    },
    props: { decorations: (state) => key.getState(state)?.set },
    view: (view) => {
      let asked = false;
      let stop: (() => void) | undefined;
      const colourRest = () => {
        stop ??= whileIdle(() => {
          const next = nextIn(view.state.doc);
          if (next) {
            hearOwnCaret();
            view.dispatch(view.state.tr.setMeta(key, next));
          } else stop = undefined;
          return next !== undefined;
        });
      };
      const ask = async () => {
        if (asked || !hasCode(view.state)) return;
        asked = true;
        ({ colour } = await import('./colours.ts'));
        if (!view.isDestroyed) colourRest();
      };
      void ask();
      return {
        update: (_, before) => {
          if (before.doc !== view.state.doc) void ask();
          if (key.getState(view.state)?.isMore) colourRest();
        },
        destroy: () => stop?.(),
      };
    },
  });
}
