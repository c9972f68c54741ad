/** From an edge so far inwards, a box scrolls. */
const zone = 48;

/** By how many pixels a box scrolls in this frame, held at `at`: more the nearer to one of its ends. */
export function scrollStep(at: number, start: number, length: number): number {
  const toStart = start + zone - at;
  const toEnd = at - (start + length - zone);
  if (toStart > 0) return -strength(toStart);
  return toEnd > 0 ? strength(toEnd) : 0;
}

const strength = (depth: number): number => Math.ceil(Math.min(depth, zone) / 5);
