import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { whileIdle } from '../../../lib/idle.ts';
import { hearOwnCaret } from './own-caret.ts';

/** So much of a text, in ProseMirror's positions, is drawn before it is first seen, and so much at a time after that. */
const drawnFirst = 8_000;
const drawnAtOnce = 20_000;

interface Waiting {
  /** Blocks do not change, they are replaced: what somebody writes in is no longer one of these. */
  blocks: ReadonlySet<Node>;
  /** On those that have just ceased to wait: by a change of what decorates it a block is looked at again. */
  drawn: DecorationSet;
}

const none: Waiting = { blocks: new Set(), drawn: DecorationSet.empty };
const key = new PluginKey<Waiting>('draw-later');

/** The blocks that are drawn later. */
export const waitingIn = (state: EditorState): ReadonlySet<Node> => (key.getState(state) ?? none).blocks;

/** What the outline leads to is always there, and costs little. */
const canWait = ({ type, isAtom }: Node): boolean => type.name !== 'heading' && !isAtom;

/** All that lies after the first pages, when a long text comes. */
function laterIn(doc: Node): Set<Node> {
  const later = new Set<Node>();
  doc.forEach((block, at) => {
    if (at > drawnFirst && canWait(block)) later.add(block);
  });
  return later;
}

/** Of these, whoever has the caret in one may type: it is drawn. */
function waitingFor(blocks: ReadonlySet<Node>, before: Waiting, { doc, selection }: EditorState): Waiting {
  const left = new Set<Node>();
  const drawn: Decoration[] = [];
  doc.forEach((block, from) => {
    const to = from + block.nodeSize;
    if (blocks.has(block) && (selection.from > to || selection.to < from)) left.add(block);
    else if (before.blocks.has(block)) drawn.push(Decoration.node(from, to, {}, { drawn: true }));
  });
  return { blocks: left, drawn: DecorationSet.create(doc, drawn) };
}

/** The first block that is on the screen, or below it. */
function firstShown({ dom }: EditorView): number {
  let [from, to] = [0, dom.children.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((dom.children[middle]?.getBoundingClientRect().bottom ?? 0) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Those that come next: from what is on the screen on, then from the beginning. */
function afterNext(view: EditorView): Set<Node> {
  const left = new Set(waitingIn(view.state));
  const { children } = view.state.doc;
  const first = firstShown(view);
  let room = drawnAtOnce;
  for (const block of [...children.slice(first), ...children.slice(0, first)]) {
    if (room <= 0) break;
    if (left.delete(block)) room -= block.nodeSize;
  }
  return left;
}

/** Draws the first pages of a long text at once, and the rest while nobody waits for anything. */
export const drawLater = () =>
  new Plugin<Waiting>({
    key,
    state: {
      init: (_, state) => waitingFor(laterIn(state.doc), none, state),
      apply: (tr, before, old, state) => {
        const chosen = tr.getMeta(key) as ReadonlySet<Node> | undefined;
        const isWhole = tr.docChanged && old.doc.childCount === 1;
        if (isWhole) return waitingFor(laterIn(tr.doc), none, state);
        return before.blocks.size > 0 ? waitingFor(chosen ?? before.blocks, before, state) : none;
      },
    },
    props: { decorations: (state) => key.getState(state)?.drawn },
    view: (view) => {
      let stop: (() => void) | undefined;
      const leave = (blocks: ReadonlySet<Node>) => {
        hearOwnCaret();
        view.dispatch(view.state.tr.setMeta(key, blocks));
      };
      const all = () => leave(new Set());
      window.addEventListener('beforeprint', all);
      const begin = () => {
        if (waitingIn(view.state).size === 0) return;
        stop ??= whileIdle(() => {
          leave(afterNext(view));
          const isMore = waitingIn(view.state).size > 0;
          if (!isMore) stop = undefined;
          return isMore;
        });
      };
      begin();
      return {
        update: begin,
        destroy: () => {
          stop?.();
          window.removeEventListener('beforeprint', all);
        },
      };
    },
  });

/** An empty place until it is drawn. */
export const orLater =
  (draw: NodeViewConstructor): NodeViewConstructor =>
  (node, view, ...more) => {
    const waits = (block: Node) => waitingIn(view.state).has(block);
    if (!waits(node)) return draw(node, view, ...more);
    const dom = document.createElement('div');
    dom.dataset['later'] = '';
    dom.contentEditable = 'false';
    return { dom, update: waits, ignoreMutation: () => true };
  };
