import { deepestNode, schema } from '@cuadrilla/contract/documents/document/schema';
import { fragmentOf } from '@cuadrilla/contract/documents/document/yjs';
import * as Y from 'yjs';

/** As a transaction tells which were changed. */
type Shared = Y.Transaction['changed'] extends Map<infer Type, unknown> ? Type : never;

/** A block, the rows and cells of a table in it, and their text. */
const deepest = deepestNode + 5;

/** One mark may stand several times where it overlaps itself: y-prosemirror tells them apart by a hash behind the name. */
const markName = (key: string): string => key.replace(/--[a-zA-Z0-9+/=]{8}$/, '');

/** Whether all that a transaction has brought is what our schema knows, and lies no deeper than anybody writes. */
export function isKnownChange(doc: Y.Doc, { changed, beforeState }: Y.Transaction): boolean {
  const isNew = ({ id }: Y.Item): boolean => id.clock >= (beforeState.get(id.client) ?? 0);
  return [...changed].every(([type, keys]) => {
    const depth = depthOf(doc, type);
    return depth !== undefined && isKnown(type, depth, isNew) && areKnownKeys(type, keys);
  });
}

/** Of what is in the document's own text; of anything else there is none. */
function depthOf(doc: Y.Doc, type: Shared): number | undefined {
  const root: unknown = fragmentOf(doc);
  let depth = 0;
  for (let each: Shared | null = type; each !== root; depth += 1) {
    if (!each?._item || depth > deepest) return undefined;
    each = each._item.parent as Shared | null;
  }
  return depth;
}

function isKnown(type: Shared, depth: number, isNew: (item: Y.Item) => boolean): boolean {
  if (depth > deepest) return false;
  if (!hasKnownName(type)) return false;
  for (let item = type._start; item; item = item.right)
    if (isNew(item) && !isKnownItem(type, item, depth)) return false;
  return true;
}

function hasKnownName(type: Shared): boolean {
  if (type instanceof Y.XmlElement) return type.nodeName in schema.nodes;
  return type instanceof Y.XmlText || type instanceof Y.XmlFragment;
}

/** In a text words and marks, in all else texts and elements. */
function isKnownItem(parent: Shared, { content, deleted }: Y.Item, depth: number): boolean {
  if (deleted || content instanceof Y.ContentDeleted) return true;
  if (parent instanceof Y.XmlText)
    return (
      content instanceof Y.ContentString ||
      (content instanceof Y.ContentFormat && markName(content.key) in schema.marks)
    );
  if (!(content instanceof Y.ContentType)) return false;
  const type: Shared = content.type;
  const isOurs = content.type instanceof Y.XmlText || content.type instanceof Y.XmlElement;
  return isOurs && isKnown(type, depth + 1, () => true) && areKnownKeys(type, new Set(type._map.keys()));
}

/** What an element is made with; a text has nothing of the kind. */
function areKnownKeys(type: Shared, keys: Set<string | null>): boolean {
  const named = [...keys].filter((key) => key !== null);
  if (named.length === 0) return true;
  const known =
    type instanceof Y.XmlElement ? schema.nodes[type.nodeName as 'paragraph']?.spec.attrs : undefined;
  return named.every((key) => known !== undefined && key in known);
}
