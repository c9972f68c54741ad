import type { Node } from 'prosemirror-model';
import { updateYFragment, yXmlFragmentToProseMirrorRootNode } from 'y-prosemirror';
import type { Doc } from 'yjs';
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
    updateYFragment(document, fragmentOf(document), node, { mapping: new Map(), isOMark: new Map() });
  });
}
