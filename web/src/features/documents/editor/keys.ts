import { schema } from '@cuadrilla/contract/documents/document/schema';
import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  newlineInCode,
  setBlockType,
  toggleMark,
} from 'prosemirror-commands';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, TextSelection } from 'prosemirror-state';
import { redo, undo } from 'y-prosemirror';
import { depthOf, itemTypes, moveBlock, toggleWrap, toList, toText } from './block-commands.ts';
import { emptyCells, isInTable, toCell } from './table-commands.ts';

const { nodes, marks } = schema;

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

const onItems = (command: (item: (typeof itemTypes)[number]) => Command): Command =>
  chainCommands(...itemTypes.map(command));

const splitItem = chainCommands(
  splitListItem(nodes.listItem),
  splitListItem(nodes.checkItem, { checked: false }),
);

const breakInCell: Command = (state, dispatch) => isInTable(state) && lineBreak(state, dispatch);

/** From the title of a toggle into what it holds. */
const intoToggle: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== nodes.toggleTitle) return false;
  const after = $from.after();
  if (dispatch) {
    const tr = state.tr.insert(after, nodes.paragraph.create());
    dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  }
  return true;
};

/** Tab moves items and cells; elsewhere it leaves the text, as anywhere on a page. */
const deeper = chainCommands(toCell(1), onItems(sinkListItem), tabInCode);
const shallower = chainCommands(toCell(-1), onItems(liftListItem));

function tabInCode(...[state, dispatch]: Parameters<Command>): boolean {
  if (!state.selection.$from.parent.type.spec.code) return false;
  dispatch?.(state.tr.insertText('  ').scrollIntoView());
  return true;
}

/** At the beginning of a heading, code or an item: back to plain text first. */
const plainFirst: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if ($from.parent.type === nodes.heading || $from.parent.type === nodes.codeBlock) {
    return setBlockType(nodes.paragraph)(state, dispatch);
  }
  const item = depthOf($from, itemTypes);
  return item !== undefined && $from.index(item) === 0 && $from.depth === item + 1
    ? onItems(liftListItem)(state, dispatch, view)
    : false;
};

const checkAll: Command = (state, dispatch) => {
  const depth = depthOf(state.selection.$from, [nodes.checkItem]);
  if (depth === undefined) return false;
  const { $from } = state.selection;
  dispatch?.(state.tr.setNodeAttribute($from.before(depth), 'checked', !$from.node(depth).attrs['checked']));
  return true;
};

export const keys = () => [
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-b': toggleMark(marks.bold),
    'Mod-i': toggleMark(marks.italic),
    'Mod-Shift-x': toggleMark(marks.strike),
    'Mod-e': toggleMark(marks.code),
    'Mod-Alt-0': setBlockType(nodes.paragraph),
    'Mod-Alt-1': toText(nodes.heading, { level: 1 }),
    'Mod-Alt-2': toText(nodes.heading, { level: 2 }),
    'Mod-Alt-3': toText(nodes.heading, { level: 3 }),
    'Mod-Shift-7': toList(nodes.orderedList),
    'Mod-Shift-8': toList(nodes.bulletList),
    'Mod-Shift-9': toList(nodes.checklist),
    'Mod-Shift-b': toggleWrap(nodes.quote),
    'Alt-ArrowUp': moveBlock(-1),
    'Alt-ArrowDown': moveBlock(1),
    'Mod-Enter': chainCommands(checkAll, exitCode, createParagraphNear),
    'Shift-Enter': chainCommands(newlineInCode, lineBreak),
    Enter: chainCommands(breakInCell, intoToggle, splitItem),
    Backspace: chainCommands(undoInputRule, emptyCells, plainFirst),
    Delete: emptyCells,
    Tab: deeper,
    'Shift-Tab': shallower,
  }),
  keymap(baseKeymap),
];
