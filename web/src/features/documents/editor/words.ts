import type { Node } from 'prosemirror-model';

/** A long text is counted in parts, each shorter than a key may take: so much, in ProseMirror's positions. */
const part = 50_000;

const wordsOf = (block: Node): number =>
  block.textBetween(0, block.content.size, ' ', ' ').match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)
    ?.length ?? 0;

/** By block: what has not changed is not counted again. */
const counted = new WeakMap<Node, number>();

/** Undefined while there is more to count than fits in one part. */
export function wordsIn(doc: Node): number | undefined {
  let [room, words] = [part, 0];
  for (const block of doc.children) {
    const known = counted.get(block);
    if (known === undefined && room < 0) return undefined;
    if (known === undefined) room -= block.nodeSize;
    const now = known ?? wordsOf(block);
    counted.set(block, now);
    words += now;
  }
  return words;
}
