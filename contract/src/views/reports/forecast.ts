/** From 0 to 1, the same numbers for the same seed (mulberry32): whoever looks twice is told the same. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const runs = 1_000;
/** Two years of working days: what lies beyond is no forecast. */
const longest = 520;

/** In how many working days all of it is done, in the half of the cases, in 85 and in 95 of a hundred. */
export interface Forecast {
  p50: number;
  p85: number;
  p95: number;
}

/**
 * Works the open tasks off again and again, each day as fast as on one of the days that have been, drawn by lot. Nothing
 * that comes in meanwhile is counted. Without a single finished task there is nothing to draw from.
 */
export function forecast(open: number, pace: readonly number[], seed = 1): Forecast | undefined {
  if (open === 0 || pace.every((finished) => finished === 0)) return undefined;
  const random = seededRandom(seed);
  const lasted = Array.from({ length: runs }, () => {
    let [left, days] = [open, 0];
    for (; left > 0 && days < longest; days += 1) left -= pace[Math.floor(random() * pace.length)] ?? 0;
    return days;
  }).toSorted((one, other) => one - other);
  const at = (share: number): number => lasted[Math.ceil(share * runs) - 1] ?? longest;
  const all = { p50: at(0.5), p85: at(0.85), p95: at(0.95) };
  return all.p85 < longest ? all : undefined;
}
