import type { Node } from 'prosemirror-model';
import { updateYFragment, yXmlFragmentToProseMirrorRootNode } from 'y-prosemirror';
import { type Doc, XmlElement, type XmlFragment, XmlText } from 'yjs';
import { sameAtEnds } from './align.ts';
import { schema } from './schema.ts';

/** Where in a Yjs document its text is. */
export const fragmentOf = (document: Doc) => document.getXmlFragment('default');

/** What it says. What our schema does not know is left out, here and in the Yjs document itself. */
export function nodeInside(document: Doc): Node {
  const node = yXmlFragmentToProseMirrorRootNode(fragmentOf(document), schema);
  return node.childCount > 0 ? node : schema.node('doc', null, [schema.nodes.paragraph.create()]);
}

/** Lets it say this, changing only what differs: whoever writes in it at the same time keeps their place. */
export function writeInto(document: Doc, node: Node): void {
  document.transact(() => {
    const fragment = fragmentOf(document);
    if (fragment.length === 0) {
      insertInto(fragment, 0, node.children);
      return;
    }
    if (isWide(node)) replaceMany(fragment, nodeInside(document), node);
    updateYFragment(document, fragment, node, { mapping: new Map(), isOMark: new Map() });
  });
}

/** Yjs walks to each child that is replaced from the first one: a replaced thousand costs nothing yet. */
const fewChildren = 1_000;
const mostSteps = 10_000_000;

const isWide = (node: Node): boolean => node.childCount > fewChildren || node.children.some(isWide);

/** Where too many children would be replaced one by one, replaces them at once. Those at both ends stay. */
function replaceMany(parent: XmlFragment, before: Node, after: Node): void {
  const [head, tail] = sameAtEnds(before.children, after.children, (one, other) => one.eq(other));
  const [gone, come] = [before.childCount - head - tail, after.childCount - head - tail];
  const replaced = Math.min(gone, come);
  const isTooMuch = replaced * before.childCount > mostSteps;
  if (isTooMuch && before.isTextblock) {
    // What is one text in Yjs may be several here.
    parent.delete(0, parent.length);
    insertInto(parent, 0, after.children);
  } else if (isTooMuch) {
    parent.delete(head, gone);
    insertInto(parent, head, after.children.slice(head, head + come));
  } else if (!before.isTextblock)
    for (const [at, inside] of parent.slice(head, head + replaced).entries())
      if (inside instanceof XmlElement) replaceMany(inside, before.child(head + at), after.child(head + at));
}

/** Texts in a row are one in Yjs. */
function partsOf(children: readonly Node[]): (Node | Node[])[] {
  const parts: (Node | Node[])[] = [];
  for (const child of children) {
    const last = parts.at(-1);
    if (child.isText && Array.isArray(last)) last.push(child);
    else parts.push(child.isText ? [child] : child);
  }
  return parts;
}

/** All beside each other before what is in them: so Yjs keeps of many that are deleted no more than of one. */
function insertInto(parent: XmlFragment, at: number, children: readonly Node[]): void {
  const parts = partsOf(children);
  const made = parts.map((part) => (Array.isArray(part) ? new XmlText() : new XmlElement(part.type.name)));
  parent.insert(at, made);
  for (const [index, part] of parts.entries()) {
    const type = made[index];
    if (type instanceof XmlText) type.applyDelta([part].flat().map(inserted));
    else if (type && !Array.isArray(part)) {
      for (const [name, value] of Object.entries(part.attrs))
        if (value !== null) type.setAttribute(name, value);
      insertInto(type, 0, part.children);
    }
  }
}

const inserted = ({ text, marks }: Node) => ({
  insert: text,
  attributes: Object.fromEntries(marks.map((mark) => [mark.type.name, mark.attrs])),
});
