import { schema } from '@cuadrilla/contract/documents/document/schema';
import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { Attrs, Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';

const { nodes } = schema;

export const itemTypes: readonly NodeType[] = [nodes.listItem, nodes.checkItem];
const listTypes: readonly NodeType[] = [nodes.bulletList, nodes.orderedList, nodes.checklist];

/** How deep the nearest of these lies around a place; nothing where it is in none. */
export function depthOf($at: ResolvedPos, types: readonly NodeType[]): number | undefined {
  for (let depth = $at.depth; depth > 0; depth -= 1) if (types.includes($at.node(depth).type)) return depth;
  return undefined;
}

/** Turns the list around the selection into another kind, or what is no list into one; the same kind again ends it. */
export const toList =
  (kind: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const depth = depthOf($from, listTypes);
    if (depth === undefined) return wrapInList(kind)(state, dispatch);
    const list = $from.node(depth);
    const item = kind === nodes.checklist ? nodes.checkItem : nodes.listItem;
    if (list.type === kind) return liftListItem(item)(state, dispatch);
    const start = $from.before(depth);
    const items = list.children.map((each) => item.create(null, each.content));
    const { anchor, head } = state.selection;
    const tr = state.tr.replaceWith(start, start + list.nodeSize, kind.create(null, items));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, anchor, head)).scrollIntoView());
    return true;
  };

/** Puts what is selected into a quote or a callout; where it is in one already, takes it out. */
export const toggleWrap =
  (kind: NodeType, attributes: Attrs | null = null): Command =>
  (state, dispatch) =>
    depthOf(state.selection.$from, [kind]) === undefined
      ? wrapIn(kind, attributes)(state, dispatch)
      : lift(state, dispatch);

export const toText = (kind: NodeType, attributes: Attrs | null = null): Command => {
  const become = setBlockType(kind, attributes);
  // The same again is plain text.
  return (state, dispatch) => become(state, dispatch) || setBlockType(nodes.paragraph)(state, dispatch);
};

/** Puts a block where the caret stands, in place of its line when that is empty, and the caret into it. */
export const insertBlock =
  (block: Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const line = $from.parent;
    if (!line.isTextblock || $from.depth === 0) return false;
    const isEmpty = line.content.size === 0 && line.type === nodes.paragraph;
    const from = isEmpty ? $from.before() : $from.after();
    const end = isEmpty ? $from.after() : from;
    const index = $from.index(-1) + (isEmpty ? 0 : 1);
    const parent = $from.node(-1);
    // An item keeps its first line, and a cell or a title holds no blocks.
    if (!parent.canReplaceWith(index, index + (isEmpty ? 1 : 0), block.type)) {
      return isEmpty && parent.canReplaceWith(index + 1, index + 1, block.type)
        ? placed(state, dispatch, block, end, end)
        : false;
    }
    return placed(state, dispatch, block, from, end);
  };

function placed(
  state: EditorState,
  dispatch: Parameters<Command>[1],
  block: Node,
  from: number,
  to: number,
): boolean {
  const tr = state.tr.replaceWith(from, to, block);
  if (block.isAtom || block.type === nodes.divider) {
    const after = from + block.nodeSize;
    if (!tr.doc.nodeAt(after)) tr.insert(after, nodes.paragraph.create());
    tr.setSelection(TextSelection.near(tr.doc.resolve(after)));
  } else tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
  dispatch?.(tr.scrollIntoView());
  return true;
}

export const insertToggle: Command = (state, dispatch) =>
  insertBlock(nodes.toggle.create(null, [nodes.toggleTitle.create(), nodes.paragraph.create()]))(
    state,
    dispatch,
  );

/** What moves as one: an item, a row, or a block of what holds blocks. */
const wholes = new Set<NodeType>([...itemTypes, nodes.tableRow]);
const holders = new Set<NodeType>([nodes.doc, nodes.quote, nodes.callout, nodes.toggle]);

export function wholeAround($at: ResolvedPos): { from: number; node: Node } | undefined {
  if ($at.depth === 0) return $at.nodeAfter ? { from: $at.pos, node: $at.nodeAfter } : undefined;
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    const node = $at.node(depth);
    const isWhole = wholes.has(node.type) || holders.has($at.node(depth - 1).type);
    if (isWhole && node.type !== nodes.toggleTitle) return { from: $at.before(depth), node };
  }
  return undefined;
}

/** Moves it past its neighbour; the caret goes with it. */
export const moveBlock =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const { selection } = state;
    const whole = wholeAround(
      selection instanceof NodeSelection ? state.doc.resolve(selection.from) : selection.$from,
    );
    if (!whole) return false;
    const { from, node } = whole;
    const to = from + node.nodeSize;
    const $edge = state.doc.resolve(step === 1 ? to : from);
    const neighbour = step === 1 ? $edge.nodeAfter : $edge.nodeBefore;
    if (!neighbour || neighbour.type === nodes.toggleTitle) return false;
    const target = step === 1 ? from + neighbour.nodeSize : from - neighbour.nodeSize;
    const tr = state.tr.delete(from, to).insert(target, node);
    const shift = target - from;
    tr.setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, selection.from + shift)
        : TextSelection.create(tr.doc, selection.anchor + shift, selection.head + shift),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };
