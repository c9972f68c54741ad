import type { Content } from '../content/build.ts';

/** How often each word is there. */
function wordsIn(node: Content): Map<string, number> {
  const counts = new Map<string, number>();
  const text = node.textBetween(0, node.content.size, '\n', '\n');
  for (const [word] of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** How many words there are of one that the other has not: what was only moved counts for nothing. */
function moreIn(one: Map<string, number>, other: Map<string, number>): number {
  return [...one].reduce((sum, [word, count]) => sum + Math.max(0, count - (other.get(word) ?? 0)), 0);
}

export function countChanged(before: Content, after: Content): { added: number; removed: number } {
  const [then, now] = [wordsIn(before), wordsIn(after)];
  return { added: moreIn(now, then), removed: moreIn(then, now) };
}
