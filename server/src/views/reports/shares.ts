/** So long do as large a share of them take at most as each of these; none where there is nothing. Moves them about. */
export function sharesOf(durations: Float64Array, shares: readonly number[]): number[] {
  if (durations.length === 0) return [];
  return shares.map((share) => {
    const place = share * (durations.length - 1);
    const low = settle(durations, Math.floor(place));
    const between = place % 1;
    return between === 0 ? low : low + (least(durations.subarray(Math.floor(place) + 1)) - low) * between;
  });
}

const least = (values: Float64Array): number =>
  values.reduce((one, other) => (other < one ? other : one), Infinity);

/**
 * What would stand at that place if all were in order: none before it is greater then, none after it less.
 * Ordering a year's hundreds of thousands takes longer than all else that a report reckons.
 */
function settle(values: Float64Array, place: number): number {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[Math.floor((from + to) / 2)] ?? 0;
    let [left, right] = [from, to];
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1;
      while ((values[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const moved = values[left] ?? 0;
      values[left++] = values[right] ?? 0;
      values[right--] = moved;
    }
    if (place <= right) to = right;
    else if (place >= left) from = left;
    else break;
  }
  return values[place] ?? 0;
}
