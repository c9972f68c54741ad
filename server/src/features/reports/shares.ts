/** So long do as large a share of them take at most as each of these; none where there is nothing. */
export function sharesOf(durations: readonly number[], shares: readonly number[]): number[] {
  if (durations.length === 0) return [];
  const sorted = new Float64Array(durations).toSorted();
  return shares.map((share) => {
    const place = share * (sorted.length - 1);
    const [low = 0, high = low] = sorted.subarray(Math.floor(place), Math.floor(place) + 2);
    return low + (high - low) * (place % 1);
  });
}
