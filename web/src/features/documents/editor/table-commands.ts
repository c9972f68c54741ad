import { schema } from '@cuadrilla/contract/documents/document/schema';
import type { Node } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { depthOf } from './block-commands.ts';

const { nodes } = schema;
const cellTypes = [nodes.tableCell, nodes.tableHeader];

interface CellPlace {
  table: Node;
  /** Where the table begins. */
  from: number;
  row: number;
  column: number;
}

function cellPlace(state: EditorState): CellPlace | undefined {
  const { $from } = state.selection;
  const depth = depthOf($from, cellTypes);
  if (depth === undefined) return undefined;
  return {
    table: $from.node(depth - 2),
    from: $from.before(depth - 2),
    row: $from.index(depth - 2),
    column: $from.index(depth - 1),
  };
}

export const isInTable = (state: EditorState): boolean => cellPlace(state) !== undefined;

export const newTable = (rows = 3, columns = 3): Node =>
  nodes.table.create(
    null,
    Array.from({ length: rows }, (_, row) => rowOf(columns, row === 0)),
  );

const rowOf = (columns: number, isHead: boolean): Node =>
  nodes.tableRow.create(
    null,
    Array.from({ length: columns }, () => (isHead ? nodes.tableHeader : nodes.tableCell).create()),
  );

/** Where the content of a cell begins. */
function placeIn(from: number, table: Node, row: number, column: number): number {
  let at = from + 1;
  for (let index = 0; index < row; index += 1) at += table.child(index).nodeSize;
  const cells = table.child(row);
  for (let index = 0; index < Math.min(column, cells.childCount - 1); index += 1)
    at += cells.child(index).nodeSize;
  return at + 2;
}

function withTable(tr: Transaction, place: CellPlace, table: Node, row: number, column: number): Transaction {
  tr.replaceWith(place.from, place.from + place.table.nodeSize, table);
  const at = placeIn(place.from, table, Math.min(row, table.childCount - 1), column);
  return tr.setSelection(TextSelection.create(tr.doc, at)).scrollIntoView();
}

/** Commands on the table around the caret: they say what becomes of its rows, and where the caret goes. */
const onTable =
  (change: (place: CellPlace) => { rows: Node[]; row: number; column: number }): Command =>
  (state, dispatch) => {
    const place = cellPlace(state);
    if (!place) return false;
    const { rows, row, column } = change(place);
    if (rows.length === 0 || rows.some((each) => each.childCount === 0)) return deleteTable(state, dispatch);
    dispatch?.(withTable(state.tr, place, nodes.table.create(null, rows), row, column));
    return true;
  };

export const addRow = onTable(({ table, row, column }) => ({
  rows: table.children.toSpliced(row + 1, 0, rowOf(table.child(row).childCount, false)),
  row: row + 1,
  column,
}));

export const addColumn = onTable(({ table, row, column }) => ({
  rows: table.children.map((each) => {
    const at = Math.min(column + 1, each.childCount);
    const cell = (each.lastChild?.type ?? nodes.tableCell).create();
    return nodes.tableRow.create(null, each.children.toSpliced(at, 0, cell));
  }),
  row,
  column: column + 1,
}));

export const removeRow = onTable(({ table, row, column }) => ({
  rows: table.children.toSpliced(row, 1),
  row,
  column,
}));

export const removeColumn = onTable(({ table, row, column }) => ({
  rows: table.children.map((each) => nodes.tableRow.create(null, each.children.toSpliced(column, 1))),
  row,
  column: Math.max(0, column - 1),
}));

export const deleteTable: Command = (state, dispatch) => {
  const place = cellPlace(state);
  if (!place) return false;
  const tr = state.tr.replaceWith(place.from, place.from + place.table.nodeSize, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, place.from + 1)).scrollIntoView());
  return true;
};

/** To the next cell, or the one before; behind the last there is a new row. */
export const toCell =
  (step: 1 | -1): Command =>
  (state, dispatch, view) => {
    const place = cellPlace(state);
    if (!place) return false;
    const { table, from, row, column } = place;
    let [nextRow, nextColumn] = [row, column + step];
    if (nextColumn < 0) [nextRow, nextColumn] = [row - 1, Infinity];
    else if (nextColumn >= table.child(row).childCount) [nextRow, nextColumn] = [row + 1, 0];
    if (nextRow < 0) return true;
    if (nextRow >= table.childCount) return addRow(state, dispatch && ((tr) => dispatch(toFirst(tr))), view);
    const at = placeIn(from, table, nextRow, nextColumn);
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, at)).scrollIntoView());
    return true;
  };

/** In the row where the caret is. */
function toFirst(tr: Transaction): Transaction {
  const { $from } = tr.selection;
  return tr.setSelection(TextSelection.create(tr.doc, $from.start(-1) + 1));
}

/** What is selected over several cells is emptied: the table keeps its shape. */
export const emptyCells: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const depth = depthOf($from, cellTypes);
  if (depth === undefined || $from.sameParent($to)) return false;
  const table = $from.before(depth - 2);
  if ($to.depth < depth || $to.before(depth - 2) !== table) return false;
  const tr = state.tr;
  state.doc.nodesBetween($from.pos, $to.pos, (node, at) => {
    if (!cellTypes.includes(node.type)) return true;
    tr.delete(tr.mapping.map(at + 1), tr.mapping.map(at + 1 + node.content.size));
    return false;
  });
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve($from.start(depth)))));
  return true;
};
