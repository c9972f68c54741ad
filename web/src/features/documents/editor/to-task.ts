import { schema } from '@cuadrilla/contract/documents/document/schema';
import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { depthOf } from './block-commands.ts';
import type { DocumentLinks } from './document-links.ts';

const { nodes } = schema;

/** Where a line is now: it may have moved, or be gone, while the server was asked. */
function placeOf(doc: Node, line: Node): number | undefined {
  let place: number | undefined;
  doc.descendants((node, at) => {
    if (node === line) place = at;
    return place === undefined && !node.isTextblock;
  });
  return place;
}

const titleOf = (line: Node): string => line.textBetween(0, line.content.size, ' ').trim();

/** A line that already is a task stays as it is. */
const isTask = (line: Node): boolean => line.children.some(({ type }) => type === nodes.task);

async function becomeTask(view: EditorView, links: DocumentLinks, line: Node): Promise<boolean> {
  const title = titleOf(line);
  if (title === '' || isTask(line)) return false;
  const made = await links.createTask(title);
  if (!made || view.isDestroyed) return false;
  const at = placeOf(view.state.doc, line);
  // Whoever rewrote it meanwhile keeps what they wrote.
  if (at !== undefined) {
    view.dispatch(view.state.tr.replaceWith(at + 1, at + 1 + line.content.size, nodes.task.create(made)));
  }
  return true;
}

/** The line around the caret, or one that is given. */
export const lineToTask = (
  view: EditorView,
  links: DocumentLinks,
  line: Node = view.state.selection.$from.parent,
): Promise<boolean> => becomeTask(view, links, line);

/** All lines that are selected; without a selection, all items of the checklist around the caret. */
function linesOf({ state }: EditorView): Node[] {
  const { $from, $to, empty } = state.selection;
  const list = depthOf($from, [nodes.checklist]);
  const from = empty && list !== undefined ? $from.start(list) : $from.pos;
  const to = empty && list !== undefined ? $from.end(list) : $to.pos;
  const lines: Node[] = [];
  state.doc.nodesBetween(from, to, (node) => {
    if (node.type === nodes.paragraph && titleOf(node) !== '' && !isTask(node)) lines.push(node);
    return !node.isTextblock;
  });
  return lines;
}

export async function linesToTasks(view: EditorView, links: DocumentLinks): Promise<void> {
  for (const line of linesOf(view)) {
    if (!(await becomeTask(view, links, line))) return;
  }
}
