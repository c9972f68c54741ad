const corners = [
  [0, 7],
  [7, 7],
  [0, 0],
  [7, 0],
];
/** Squares of 6 with round corners, as one path. */
const tiles = corners.map(
  ([x = 0, y = 0]) =>
    `M${x + 1.4} ${y}h3.2a1.4 1.4 0 0 1 1.4 1.4v3.2a1.4 1.4 0 0 1-1.4 1.4h-3.2a1.4 1.4 0 0 1-1.4-1.4v-3.2a1.4 1.4 0 0 1 1.4-1.4z`,
);

/** Four small tiles, `level` of them filled. */
export const LevelGlyph = ({ level, size = 12 }: { level: number; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 13 13" fill="currentColor" aria-hidden="true">
    <path d={tiles.slice(0, level).join('')} />
    {level < tiles.length && <path d={tiles.slice(level).join('')} fillOpacity={0.26} />}
  </svg>
);
