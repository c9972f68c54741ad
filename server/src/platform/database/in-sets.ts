/** Of one statement: few enough that it is short, and that nobody waits while it is written and read here. */
const mostOfSet = 250;

/** Does the work a set at a time: what concerns thousands of rows leaves room for others in between. */
export async function inSets<Item>(
  items: readonly Item[],
  work: (set: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += mostOfSet) {
    await work(items.slice(start, start + mostOfSet));
  }
}

/** Does it again until a set is not full; answers how many rows it came to. */
export async function untilNone(work: (most: number) => Promise<number>): Promise<number> {
  let total = 0;
  let done = mostOfSet;
  while (done === mostOfSet) {
    done = await work(mostOfSet);
    total += done;
  }
  return total;
}
