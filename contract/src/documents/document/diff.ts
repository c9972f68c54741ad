import { Fragment, type Node } from 'prosemirror-model';
import { align, type Pair } from './align.ts';

/** In what `diff` made: words, or a whole block with all that is in it. */
export interface Difference {
  kind: 'added' | 'removed';
  whole: boolean;
  from: number;
  to: number;
}

export interface Diffed {
  /** What both say: what was removed stands where it was. */
  doc: Node;
  differences: Difference[];
}

/** What two versions of a document say, as one, with what sets them apart. */
export function diff(before: Node, after: Node): Diffed {
  const differences: Difference[] = [];
  return { doc: merged(before, after, -1, differences), differences };
}

/** Both begin at `at`. */
function merged(before: Node, after: Node, at: number, found: Difference[]): Node {
  if (before.eq(after)) return after;
  return after.isTextblock ? mergedText(before, after, at, found) : mergedBlocks(before, after, at, found);
}

function mergedBlocks(before: Node, after: Node, at: number, found: Difference[]): Node {
  const content: Node[] = [];
  let place = at + 1;
  for (const [one, other] of pairsIn(before, after)) {
    const node = one && other ? merged(one, other, place, found) : (other ?? one);
    if (!node) continue;
    if (!one) markWhole(node, place, 'added', found);
    if (!other) markWhole(node, place, 'removed', found);
    content.push(node);
    place += node.nodeSize;
  }
  return after.copy(Fragment.from(content));
}

interface Block {
  node: Node;
  words: ReadonlySet<string>;
}

/** Blocks that stayed first, then among what lies between them those that were changed. */
function pairsIn(before: Node, after: Node): Pair<Node>[] {
  if (after.type.name === 'tableRow' && before.childCount === after.childCount)
    return before.children.map((cell, column) => [cell, after.child(column)]);
  const pairs: Pair<Node>[] = [];
  let gap: [Block[], Block[]] = [[], []];
  const closeGap = () => {
    for (const [one, other] of align(...gap, isAlike)) pairs.push([one?.node, other?.node]);
    gap = [[], []];
  };
  for (const [one, other] of align(before.children, after.children, (a, b) => a.eq(b))) {
    if (one && other) {
      closeGap();
      pairs.push([one, other]);
    } else if (one) gap[0].push(blockOf(one));
    else if (other) gap[1].push(blockOf(other));
  }
  closeGap();
  return pairs;
}

/** A block is known by what it begins with: so those within each other are not read as often as they are deep. */
const beginning = 10_000;

const blockOf = (node: Node): Block => ({
  node,
  words: new Set(
    node.textBetween(0, Math.min(node.content.size, beginning), ' ', ' ').match(/[\p{L}\p{N}]+/gu),
  ),
});

/** The same block with other words: of the shorter one's, a third at least are in both. */
function isAlike(one: Block, other: Block): boolean {
  if (one.node.type !== other.node.type || one.node.isLeaf) return false;
  const [fewer, more] =
    one.words.size < other.words.size ? [one.words, other.words] : [other.words, one.words];
  if (more.size === 0) return true;
  const enough = Math.max(1, fewer.size) / 3;
  let inBoth = 0;
  for (const each of fewer) if (more.has(each) && (inBoth += 1) >= enough) return true;
  return false;
}

function markWhole(node: Node, at: number, kind: Difference['kind'], found: Difference[]): void {
  found.push({ kind, whole: true, from: at, to: at + node.nodeSize });
  const markText = (text: Node, from: number) => {
    if (text.content.size > 0) found.push({ kind, whole: false, from, to: from + text.content.size });
    return false;
  };
  if (node.isTextblock) markText(node, at + 1);
  else node.descendants((inner, offset) => (inner.isTextblock ? markText(inner, at + offset + 2) : true));
}

const word = /[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?\s*|\s+|[^\s\p{L}\p{N}]+\s*/gu;

/** Each with the space behind it, so that a run of changed words is one. */
const wordsIn = (block: Node): Node[] =>
  block.children.flatMap((node) =>
    node.text === undefined
      ? [node]
      : Array.from(node.text.matchAll(word), ({ 0: part, index }) => node.cut(index, index + part.length)),
  );

const isSameWord = (one: Node, other: Node): boolean =>
  one.text === undefined || other.text === undefined
    ? one.eq(other)
    : one.text.trimEnd() === other.text.trimEnd() && one.sameMarkup(other);

function mergedText(before: Node, after: Node, at: number, found: Difference[]): Node {
  const content: Node[] = [];
  let place = at + 1;
  for (const [one, other] of align(wordsIn(before), wordsIn(after), isSameWord)) {
    const node = other ?? one;
    if (!node) continue;
    const to = place + node.nodeSize;
    const last = found.at(-1);
    const kind = one ? 'removed' : 'added';
    const stayed = one && other;
    if (!stayed && last && !last.whole && last.kind === kind && last.to === place) last.to = to;
    else if (!stayed) found.push({ kind, whole: false, from: place, to });
    content.push(node);
    place = to;
  }
  return after.copy(Fragment.from(content));
}
