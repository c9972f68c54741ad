/** In bytes. */
export const largestFile = 200_000_000;

/** In characters; the rest of a cell is left out: no field of a task holds as much. */
export const largestCell = 100_000;
