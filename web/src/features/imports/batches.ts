/** In bytes: a request takes a mebibyte. */
const largestBatch = 600_000;

const encoder = new TextEncoder();
/** As it is sent. */
export const bytesOf = (item: unknown): number => encoder.encode(JSON.stringify(item)).length;

/** As many as one request takes, in their order. */
export function batchesOf<Item>(items: readonly Item[], most: number): Item[][] {
  const batches: Item[][] = [];
  let size = 0;
  for (const item of items) {
    const own = bytesOf(item);
    const last = batches.at(-1);
    if (last && last.length < most && size + own <= largestBatch) {
      last.push(item);
      size += own;
    } else {
      batches.push([item]);
      size = own;
    }
  }
  return batches;
}
