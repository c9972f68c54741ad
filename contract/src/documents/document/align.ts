/** One from each side that belong together, or one alone. */
export type Pair<Item> = readonly [before: Item | undefined, after: Item | undefined];

/** Beyond this many comparisons what differs is taken as a whole. */
const mostComparisons = 1_000_000;

/** How many are the same at the beginning, and of the others at the end. */
export function sameAtEnds<Item>(
  before: readonly Item[],
  after: readonly Item[],
  same: (one: Item, other: Item) => boolean,
): [head: number, tail: number] {
  const shorter = Math.min(before.length, after.length);
  const isSame = (i: number, j: number) => same(before[i] as Item, after[j] as Item);
  let head = 0;
  while (head < shorter && isSame(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(before.length - 1 - tail, after.length - 1 - tail)) tail += 1;
  return [head, tail];
}

/**
 * The two lists as one, in order, with as many pairs as there can be (the longest common subsequence). What is alone
 * on the side before stands ahead of what is alone on the other.
 */
export function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  same: (one: Item, other: Item) => boolean,
): Pair<Item>[] {
  const isSame = (i: number, j: number) => same(before[i] as Item, after[j] as Item);
  const [head, tail] = sameAtEnds(before, after, same);
  const [rows, columns] = [before.length - head - tail, after.length - head - tail];

  /** How many pairs there can be from here on, row by row. */
  const width = columns + 1;
  const isTooMuch = rows * columns > mostComparisons;
  const counts = new Uint32Array(isTooMuch ? 0 : (rows + 1) * width);
  const count = (i: number, j: number): number => counts[i * width + j] ?? 0;
  const couple = (i: number, j: number) => isSame(head + i, head + j);
  if (!isTooMuch)
    for (let i = rows - 1; i >= 0; i -= 1)
      for (let j = columns - 1; j >= 0; j -= 1)
        counts[i * width + j] = couple(i, j)
          ? count(i + 1, j + 1) + 1
          : Math.max(count(i + 1, j), count(i, j + 1));

  const pairs: Pair<Item>[] = before.slice(0, head).map((one, at) => [one, after[at]]);
  let [i, j] = [0, 0];
  while (i < rows || j < columns) {
    const left = i < rows && (j === columns || count(i + 1, j) >= count(i, j + 1));
    if (!isTooMuch && i < rows && j < columns && couple(i, j))
      pairs.push([before[head + i++], after[head + j++]]);
    else if (left) pairs.push([before[head + i++], undefined]);
    else pairs.push([undefined, after[head + j++]]);
  }
  for (let at = tail; at > 0; at -= 1) pairs.push([before.at(-at), after.at(-at)]);
  return pairs;
}
