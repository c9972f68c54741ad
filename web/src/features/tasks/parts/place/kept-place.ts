interface Named {
  id: number;
}

export interface PlacedRow extends Named {
  top: number;
  height: number;
}

/** How far what one is reading has moved: as far as most of it has. One row may have gone somewhere else. */
export function shiftOf(seen: readonly PlacedRow[], topOf: (id: number) => number | undefined): number {
  const votes = new Map<number, number>();
  for (const { id, top } of seen) {
    const now = topOf(id);
    if (now !== undefined) votes.set(now - top, (votes.get(now - top) ?? 0) + 1);
  }
  const most = Math.max(...votes.values());
  return [...votes].find(([, count]) => count === most)?.[0] ?? 0;
}

/** Those that came in before all that one is reading. */
export function newAbove(before: readonly Named[], now: readonly Named[], seen: readonly Named[]): number[] {
  const known = new Set(before.map(({ id }) => id));
  const read = new Set(seen.map(({ id }) => id));
  const first = now.findIndex(({ id }) => read.has(id));
  return now.slice(0, Math.max(first, 0)).flatMap(({ id }) => (known.has(id) ? [] : [id]));
}
