import { Schema, type Node } from 'prosemirror-model';
import * as blocks from './blocks.ts';
import * as inline from './inline.ts';
import * as lists from './lists.ts';

const { paragraph, heading, quote, callout, toggle, toggleTitle, codeBlock, divider, image, taskQuery } =
  blocks;
const { bulletList, orderedList, listItem, checklist, checkItem, table, tableRow, tableCell, tableHeader } =
  lists;
const { person, task, page, hardBreak, link, bold, italic, strike, code } = inline;

const nodes = {
  doc: { content: 'block+' },
  paragraph,
  heading,
  bulletList,
  orderedList,
  listItem,
  checklist,
  checkItem,
  quote,
  callout,
  toggle,
  toggleTitle,
  codeBlock,
  table,
  tableRow,
  tableHeader,
  tableCell,
  image,
  divider,
  taskQuery,
  text: { group: 'inline' },
  hardBreak,
  person,
  task,
  page,
};

const marks = { link, bold, italic, strike, code };

export type NodeName = keyof typeof nodes;
export type MarkName = keyof typeof marks;

/**
 * ProseMirror looks at attributes only where asked to. Yjs makes its nodes by `node`, and leaves out what throws: so
 * nothing that somebody forged is ever shown. What is inside was made before, and looked at then: `check` would look at
 * it again for each of what it stands in.
 */
class CheckedSchema extends Schema<NodeName, MarkName> {
  override node(...of: Parameters<Schema<NodeName, MarkName>['node']>): Node {
    const made = super.node(...of);
    for (const [name, { validate }] of Object.entries(made.type.spec.attrs ?? {}))
      if (typeof validate === 'function') validate(made.attrs[name]);
    for (const child of made.children) if (child.marks.length > 0) child.check();
    return made;
  }
}

/** So many blocks lie in each other at most: deeper than anybody reads, and far from what a stack bears. */
export const deepestNode = 50;

/** What a document may hold: the same in the editor, on the server and in Markdown. */
export const schema = new CheckedSchema({ nodes, marks });
